import { useEffect, useState } from 'preact/hooks';
import { ChoiceRow } from '../games/choice_row';
import { clientOf } from '../app/clients';
import { NameField } from '../app/name_field';
import { Shell } from '../app/shell';
import { useTask } from '../app/task';
import { gameTexts } from '../games/games';
import { AbsenceField, CheckField, ClockField, SeatsField, useAgreement, usualAgreement, VariantFields } from '../table/agreement';
import { levelName } from '../table/names';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import { type Level, levels, type Proposal, proposalFor, usualLevel, winsOfTen } from './levels';
import { playAlone, playTogether } from './make_table';
import '../app/form.css';

/** A table of one's own against bots. */
export function NewTablePage({ game }: { game: GameId }) {
  const t = texts().app.make;
  const task = useTask();
  const form = useAgreement(usualAgreement(game));
  const { seats, options } = form.terms;
  const proposal = useProposal(game);
  const [chosen, setLevel] = useState<Level | null>(null);
  const level = chosen ?? proposal?.level ?? usualLevel;
  return (
    <Shell title={t.alone(gameTexts(game).title)}>
      <form class="form form-broad" onSubmit={submitting(() => task.run(() => playAlone(game, seats, options, level)))}>
        <SeatsField form={form} />
        <div>
          <ChoiceRow legend={t.level} name="level" values={levels} value={level} label={levelName} about={aboutLevel(game, level)} onChoose={setLevel} />
          {proposal && <p class="field-hint">{t.proposal(proposal.won, proposal.games, levelName(proposal.against), levelName(proposal.level))}</p>}
        </div>
        <VariantFields form={form} names={namesAlone(seats)} />
        <Submit task={task} label={t.start} />
      </form>
    </Shell>
  );
}

/** From the finished games of this device. */
function useProposal(game: GameId): Proposal | null {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  useEffect(() => {
    clientOf('offline')
      .call('tables', {})
      .then(({ tables }) => setProposal(proposalFor(game, [...tables].sort((a, b) => a.idle - b.idle))))
      // Where they cannot be read there is nothing to propose.
      .catch(() => undefined);
  }, [game]);
  return proposal;
}

/** What it is like, and how strong. */
function aboutLevel(game: GameId, level: Level): string {
  const t = texts().app.make;
  const below = levels[levels.indexOf(level) - 1];
  const wins = winsOfTen(game, level);
  return [t.levelsAbout[level], wins !== null && t.levelWins(wins, below ? levelName(below) : null)].filter(Boolean).join(' ');
}

/** A table on the server, for others to join. */
export function FriendsPage({ game }: { game: GameId }) {
  const t = texts().app.make;
  const task = useTask();
  const form = useAgreement(usualAgreement(game));
  return (
    <Shell title={t.friends(gameTexts(game).title)}>
      <form class="form" onSubmit={submitting(() => task.run(() => playTogether(form.terms)))}>
        <NameField />
        <SeatsField form={form} />
        <ClockField form={form} />
        <CheckField form={form} name="open" />
        <Submit task={task} label={t.make} />
        <details class="form-more">
          <summary>{t.more}</summary>
          <div class="form">
            <VariantFields form={form} names={namesTogether(form.terms.seats)} />
            <AbsenceField form={form} />
            <CheckField form={form} name="chat" />
            <CheckField form={form} name="spectators" />
          </div>
        </details>
      </form>
    </Shell>
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
