// All cards of a game, given to those who have them by a tap: choose who, then tap what they have.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceRow } from './choice_row';

export interface Holder {
  id: string;
  name: string;
}

interface PickerProps {
  legend: string;
  holders: readonly Holder[];
  /** Cards that stand together. */
  groups: readonly { name: string; cards: readonly string[] }[];
  holderOf(card: string): string | null;
  nameOf(card: string): string;
  draw(card: string): ComponentChildren;
  /** Null: nobody has it any more. */
  onGive(card: string, holder: string | null): void;
}

export function CardPicker(props: PickerProps) {
  const [chosen, setChosen] = useState(props.holders[0]!.id);
  const now = props.holders.find(({ id }) => id === chosen) ?? props.holders[0]!;
  const count = (id: string) => props.groups.flatMap(({ cards }) => cards).filter((card) => props.holderOf(card) === id).length;
  const place = (id: string | null) => props.holders.findIndex((holder) => holder.id === id);
  return (
    <div class="picker">
      <ChoiceRow legend={props.legend} name="holder" values={props.holders.map(({ id }) => id)} value={now.id} label={(id) => `${props.holders[place(id)]!.name} · ${count(id)}`} onChoose={setChosen} />
      {props.groups.map(({ name, cards }) => (
        <div key={name} class="picker-group" role="group" aria-label={name}>
          {cards.map((card) => {
            const holder = props.holderOf(card);
            const isOurs = holder === now.id;
            return (
              <button
                key={card}
                type="button"
                class="picker-card"
                data-card={card}
                aria-pressed={isOurs}
                aria-label={holder === null || isOurs ? props.nameOf(card) : `${props.nameOf(card)}, ${props.holders[place(holder)]!.name}`}
                data-holder={holder === null ? undefined : place(holder)}
                onClick={() => props.onGive(card, isOurs ? null : now.id)}
              >
                {props.draw(card)}
                {holder !== null && (
                  <span class="picker-mark" aria-hidden="true">
                    {isOurs ? '✓' : initialOf(props.holders[place(holder)]!.name)}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '·';
