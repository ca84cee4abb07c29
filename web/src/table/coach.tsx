// The coach loads when somebody asks for it, with what its game has to say.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CoachPanelProps } from '../coach/panel';
import type { FaceCoach } from '../games/face';
import { texts } from '../texts/texts';
import { isAlone, type Seen } from './seen';

interface Loaded {
  Panel: FunctionComponent<CoachPanelProps>;
  coach: FaceCoach;
}

/** Against bots a hint takes nothing from anybody. */
export function canAskCoach({ drawn, face }: Seen): boolean {
  return face.coach !== undefined && drawn.stage === 'playing' && isAlone(drawn);
}

export function CoachSection({ seen }: { seen: Seen }) {
  const { face } = seen;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (face.coach) void Promise.all([import('../coach/panel'), face.coach()]).then(([{ CoachPanel }, coach]) => setLoaded({ Panel: CoachPanel, coach }));
  }, [face]);
  return loaded ? <loaded.Panel seen={seen} coach={loaded.coach} /> : <p>{texts().app.loading}</p>;
}
