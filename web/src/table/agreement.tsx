// What is agreed about a table, as a form: for a new one, and for one that waits whose host thinks again.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceRow } from '../games/choice_row';
import { Link } from '../app/link';
import { choicesOf, isOffered } from '../games/choices';
import { gameOf, gameTexts, seatNumbers } from '../games/games';
import { valueWords } from '../games/option_words';
import { texts } from '../texts/texts';
import type { Clock, GameId, Options, TableSettings } from '../wire/protocol';
import { clockText, day, isSlow } from './clock_words';
import { FirstPlayer } from './first_player';

export type Agreement = Pick<TableSettings, 'game' | 'seats' | 'options' | 'clock' | 'away' | 'open' | 'chat' | 'spectators'>;

export interface AgreementForm {
  terms: Agreement;
  change(part: Partial<Agreement>): void;
}

/** Seconds of absence after which a bot stands in; nobody is stood in for where a move may take hours. */
const usualAbsence = (clock: Clock) => (isSlow(clock) ? null : 120);

export function usualAgreement(game: GameId): Agreement {
  const seats = gameOf(game).usualSeats;
  return { game, seats, options: fittingOptions(game, seats, {}), clock: null, away: usualAbsence(null), open: false, chat: true, spectators: true };
}

export function useAgreement(first: Agreement): AgreementForm {
  const [terms, setTerms] = useState(first);
  const change = (part: Partial<Agreement>) => {
    const next = { ...terms, ...part };
    const isOther = part.clock !== undefined && isSlow(part.clock) !== isSlow(terms.clock);
    setTerms({ ...next, options: fittingOptions(next.game, next.seats, next.options), away: isOther ? usualAbsence(next.clock) : next.away });
  };
  return { terms, change };
}

/** Chosen options that this number of seats still offers; the rest by default. */
export function fittingOptions(game: GameId, seats: number, chosen: Options): Options {
  const fitting = choicesOf(game, seats).map((choice) => {
    const value = chosen[choice.key];
    return [choice.key, value !== undefined && choice.values.includes(value as string) ? value : choice.byDefault] as const;
  });
  return Object.fromEntries(fitting);
}

export function SeatsField({ form }: { form: AgreementForm }) {
  const { game, seats } = form.terms;
  return <ChoiceRow legend={texts().app.make.seats} name="seats" values={seatNumbers(gameOf(game))} value={seats} label={String} onChoose={(count) => form.change({ seats: count })} />;
}

const clocks: Clock[] = [null, { move: 30 }, { move: 90 }, { game: 300, increment: 5 }, { game: 600, increment: 10 }, { move: day / 3 }, { move: day }, { move: 3 * day }];

/** A table may have been made by somebody with other clocks. */
function withOwn<T>(values: readonly T[], own: T): T[] {
  return values.some((value) => isSame(value, own)) ? [...values] : [...values, own];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function clockLabel(clock: Clock): string {
  return clock ? clockText(clock) : texts().app.make.clocks.none;
}

export function ClockField({ form }: { form: AgreementForm }) {
  const all = withOwn(clocks, form.terms.clock);
  const at = all.findIndex((clock) => isSame(clock, form.terms.clock));
  return <ChoiceRow legend={texts().app.make.clock} name="clock" values={all.map((_, place) => place)} value={at} label={(place) => clockLabel(all[place]!)} onChoose={(place) => form.change({ clock: all[place]! })} />;
}

/** In seconds; 0: never. */
const absences = [120, 600, 3600, 0];

export const absenceLabel = (away: number | null) => texts().app.make.absences((away ?? 0) / 60);

export function AbsenceField({ form }: { form: AgreementForm }) {
  const { away } = form.terms;
  return <ChoiceRow legend={texts().app.make.absence} name="away" values={withOwn(absences, away ?? 0)} value={away ?? 0} label={absenceLabel} onChoose={(seconds) => form.change({ away: seconds || null })} />;
}

export function VariantFields({ form, names }: { form: AgreementForm; names: string[] }) {
  const { game, seats, options } = form.terms;
  const choose = (key: string, value: string | number | boolean) => form.change({ options: { ...options, [key]: value } });
  return (
    <>
      {choicesOf(game, seats).map((choice) => {
        const { key } = choice;
        const value = options[key] as string;
        if (key === 'first') return <FirstPlayer key={key} game={game} choice={choice} value={value} names={names} onChoose={(each) => choose(key, each)} />;
        const values = choice.values.filter((each) => isOffered(game, each, value));
        const row = values.length > 1 && (
          <ChoiceRow
            key={key}
            legend={gameTexts(game).options[key]?.name ?? key}
            name={key}
            values={values}
            value={value}
            label={(each) => valueWords(game, key, each).name}
            about={valueWords(game, key, value).about}
            onChoose={(each) => choose(key, each)}
          />
        );
        return key === gameOf(game).edition?.option ? <EditionField key={key} game={game} row={row} /> : row;
      })}
    </>
  );
}

/** Which cards: ours, or those that somebody has typed in; and the way to do so. */
function EditionField({ game, row }: { game: GameId; row: ComponentChildren }) {
  return (
    <div>
      {row}
      <Link to={{ page: 'edition', game }} class="field-link">
        {texts().app.edition}
      </Link>
    </div>
  );
}

/** Something that is so or not: `open`, `chat`, `spectators`. */
export function CheckField({ form, name }: { form: AgreementForm; name: 'open' | 'chat' | 'spectators' }) {
  return (
    <label class="check">
      <input type="checkbox" checked={form.terms[name]} onChange={(event) => form.change({ [name]: event.currentTarget.checked })} />
      {texts().app.make[name]}
    </label>
  );
}
