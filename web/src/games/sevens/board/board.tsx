import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../face';
import { Group } from '../../group';
import { usePrompt } from '../../use_prompt';
import { isFlat, useRoom, type Room } from '../../use_room';
import { handOf, seatIndex, types, type SevensType } from '../cards';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { Ask, isChoice } from './ask';
import { Column } from './column';
import { Hand } from './hand';
import { Strip } from './strip';
import { useAim } from './use_aim';
import { useFocusCare } from './use_focus_care';
import './board.css';

const marks = (room: Room) => {
  const { width, height, rem } = room;
  const isWide = width >= 640 && !isFlat(room);
  const isNarrow = !isFlat(room) && !isWide;
  return { flat: isFlat(room), wide: isWide, broad: isWide && width >= 48 * rem && width > 1.2 * height, high: height >= 26.5 * rem, low: isNarrow && height < 32 * rem, tall: isNarrow && height >= 37 * rem };
};

export function Board(props: BoardProps<SevensView>) {
  const { view, you } = props;
  const [peek, setPeek] = useState<SevensType | null>(null);
  // A decision comes before what was looked at meanwhile.
  const decision = `${view.phase} ${props.legal.join(' ')}`;
  useEffect(() => setPeek(null), [decision]);
  const aim = useAim(props);
  usePrompt(props.onPrompt, aim.held && props.view.phase === 'play' ? texts().words.chooseColumn : null);
  const focus = useFocusCare();
  const frame = useRef<HTMLDivElement>(null);
  useRoom(frame, marks);
  const hand = you ? handOf(view, seatIndex(you)) : null;
  const isBusy = props.legal.length > 0 && isChoice(view.phase) && !peek;
  const onKeyDown = (event: KeyboardEvent) => {
    focus.onKeyDown();
    if (event.key !== 'Escape' || !(aim.held || peek)) return;
    event.preventDefault();
    focus.toHand();
    setPeek(null);
    aim.hold(null);
  };
  return (
    <div class="sevens-frame" ref={frame}>
      <div
        ref={focus.root}
        class="sevens-board"
        data-busy={isBusy ? '' : undefined}
        data-handless={hand ? undefined : ''}
        onKeyDown={onKeyDown}
        onPointerDown={focus.onPointerDown}
        onFocusIn={focus.onFocusIn}
      >
        <Strip {...props} />
        <Group label={texts().words.columns} class="sevens-columns">
          {types.map((type) => (
            <Column key={type} board={props} type={type} aim={aim} onPeek={(column) => setPeek(column === peek ? null : column)} />
          ))}
        </Group>
        <Ask board={props} aim={aim} peek={peek} onClose={() => setPeek(null)} />
        {hand && <Hand board={props} seat={you!} cards={hand} aim={aim} onKeyed={focus.toColumns} />}
      </div>
    </div>
  );
}
