import { useState } from 'preact/hooks';
import { ChoiceRow } from '../app/choice';
import { NameField } from '../app/name_field';
import { Shell } from '../app/shell';
import { useTask } from '../app/task';
import type { Choice } from '../games/face';
import { faceOf, gameOf, gameTexts, seatNumbers } from '../games/games';
import { valueWords } from '../games/option_words';
import { texts } from '../texts/texts';
import type { Clock, GameId, Options } from '../wire/protocol';
import { clockText, day, isSlow } from '../table/clock_words';
import { FirstPlayer } from './first_player';
import { fittingOptions, playAlone, playTogether, usualLevel } from './make_table';
import '../app/form.css';

const levels = ['easy', 'medium'] as const;

/** A table of one's own against bots. */
export function NewTablePage({ game }: { game: GameId }) {
  const t = texts().app.make;
  const task = useTask();
  const form = useVariants(game);
  const [level, setLevel] = useState<string>(usualLevel);
  return (
    <Shell title={t.alone(gameTexts(game).title)}>
      <form class="form" onSubmit={submitting(() => task.run(() => playAlone(game, form.seats, form.options, level)))}>
        <Seats form={form} />
        <ChoiceRow legend={t.level} name="level" values={levels} value={level} label={(value) => t.levels[value] ?? value} onChoose={setLevel} />
        <Variants form={form} names={namesAlone(form.seats)} />
        <Submit task={task} label={t.start} />
      </form>
    </Shell>
  );
}


const clocks: Record<string, Clock> = {
  none: null,
  move30: { move: 30 },
  move90: { move: 90 },
  game5: { game: 300, increment: 5 },
  game10: { game: 600, increment: 10 },
  hours8: { move: day / 3 },
  day1: { move: day },
  days3: { move: 3 * day },
};

/** After how many minutes of absence a bot stands in; 0: never. */
const absences = [2, 10, 60, 0];
const usualAbsence = 2;


/** A table on the server, for others to join. */
export function FriendsPage({ game }: { game: GameId }) {
  const t = texts().app.make;
  const task = useTask();
  const form = useVariants(game);
  const [clock, setClock] = useState('none');
  const [chosenAbsence, setAbsence] = useState<number | null>(null);
  const absence = chosenAbsence ?? (isSlow(clocks[clock]!) ? 0 : usualAbsence);
  const [isOpen, setOpen] = useState(false);
  const [hasChat, setChat] = useState(true);
  const [mayWatch, setWatch] = useState(true);
  const make = () =>
    playTogether({
      game,
      seats: form.seats,
      options: form.options,
      clock: clocks[clock]!,
      away: absence === 0 ? null : absence * 60,
      open: isOpen,
      chat: hasChat,
      spectators: mayWatch,
    });
  return (
    <Shell title={t.friends(gameTexts(game).title)}>
      <form class="form" onSubmit={submitting(() => task.run(make))}>
        <NameField />
        <Seats form={form} />
        <ChoiceRow legend={t.clock} name="clock" values={Object.keys(clocks)} value={clock} label={clockLabel} onChoose={setClock} />
        <Check label={t.open} isOn={isOpen} onChange={setOpen} />
        <Submit task={task} label={t.make} />
        <details class="form-more">
          <summary>{t.more}</summary>
          <div class="form">
            <Variants form={form} names={namesTogether(form.seats)} />
            <ChoiceRow legend={t.absence} name="away" values={absences} value={absence} label={t.absences} onChoose={setAbsence} />
            <Check label={t.chat} isOn={hasChat} onChange={setChat} />
            <Check label={t.spectators} isOn={mayWatch} onChange={setWatch} />
          </div>
        </details>
      </form>
    </Shell>
  );
}

function clockLabel(name: string): string {
  const clock = clocks[name];
  return clock ? clockText(clock) : texts().app.make.clocks.none;
}

interface VariantsForm {
  game: GameId;
  seats: number;
  options: Options;
  choices: Choice[];
  setSeats: (seats: number) => void;
  choose: (key: string, value: string | number | boolean) => void;
}

function useVariants(game: GameId): VariantsForm {
  const [seats, setSeats] = useState(gameOf(game).usualSeats);
  const [chosen, setChosen] = useState<Options>({});
  const choose = (key: string, value: string | number | boolean) => setChosen({ ...chosen, [key]: value });
  return { game, seats, options: fittingOptions(game, seats, chosen), choices: faceOf(game).choices(seats), setSeats, choose };
}

function Seats({ form }: { form: VariantsForm }) {
  return <ChoiceRow legend={texts().app.make.seats} name="seats" values={seatNumbers(gameOf(form.game))} value={form.seats} label={String} onChoose={form.setSeats} />;
}

function Variants({ form, names }: { form: VariantsForm; names: string[] }) {
  const { game, choices, options, choose } = form;
  return (
    <>
      {choices.map((choice) => {
        const { key, values } = choice;
        const value = options[key]!;
        if (key === 'first') return <FirstPlayer key={key} game={game} choice={choice} value={String(value)} names={names} onChoose={(each) => choose(key, each)} />;
        return (
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
      })}
    </>
  );
}

/** Bots are called as they will be at the table. */
function namesAlone(seats: number): string[] {
  const { you, botNames } = texts().frame.table;
  return [you, ...botNames.slice(1, seats)];
}

/** We sit on the first seat; who takes the others is not known yet. */
function namesTogether(seats: number): string[] {
  const { you, seat } = texts().frame.table;
  return Array.from({ length: seats }, (_, place) => (place === 0 ? `${seat(1)} (${you})` : seat(place + 1)));
}

function Check(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      {props.label}
    </label>
  );
}

function Submit(props: { task: ReturnType<typeof useTask>; label: string }) {
  return (
    <>
      {props.task.error && (
        <p class="field-error" role="alert">
          {props.task.error}
        </p>
      )}
      <button type="submit" class="button button-main form-go" disabled={props.task.isBusy}>
        {props.task.isBusy ? texts().app.make.making : props.label}
      </button>
    </>
  );
}

function submitting(work: () => void) {
  return (event: Event) => {
    event.preventDefault();
    work();
  };
}
