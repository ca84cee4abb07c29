// The coach beside the table: the best moves, and what can be known.
import { useState } from 'preact/hooks';
import type { CoachPanelProps } from '../table/coach';
import { Counted } from './counted';
import { Hints } from './hints';
import { coachWords } from './words';
import './coach.css';

export function CoachPanel(props: CoachPanelProps) {
  const [tab, setTab] = useState<'hint' | 'count'>('hint');
  const words = coachWords();
  return (
    <>
      <div class="coach-tabs" role="group" aria-label={words.hint}>
        <button type="button" aria-pressed={tab === 'hint'} onClick={() => setTab('hint')}>
          {words.hint}
        </button>
        <button type="button" aria-pressed={tab === 'count'} onClick={() => setTab('count')}>
          {words.count}
        </button>
      </div>
      {tab === 'hint' ? <Hints {...props} /> : <Counted {...props} />}
    </>
  );
}
