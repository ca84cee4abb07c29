// The coach beside the table. It loads when somebody asks for it, with what its game has to say.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FaceCoach } from '../games/face';
import { texts } from '../texts/texts';
import { isAlone, type Seen } from './seen';

export interface CoachPanelProps {
  seen: Seen;
  coach: FaceCoach;
}

interface Loaded {
  Panel: FunctionComponent<CoachPanelProps>;
  coach: FaceCoach;
}

/** Against bots a hint takes nothing from anybody. */
export function canAskCoach({ drawn, face, loadCoach }: Seen): boolean {
  return loadCoach !== undefined && face.coach !== undefined && drawn.stage === 'playing' && isAlone(drawn);
}

export function CoachSection({ seen }: { seen: Seen }) {
  const { face, loadCoach } = seen;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (face.coach && loadCoach) void Promise.all([loadCoach(), face.coach()]).then(([Panel, coach]) => setLoaded({ Panel, coach }));
  }, [face]);
  return loaded ? <loaded.Panel seen={seen} coach={loaded.coach} /> : <p>{texts().app.loading}</p>;
}
