// The story of an end loads when there is an end to tell, with what its game has to say of it.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Face, FaceEnding } from '../../games/face';
import type { StoryProps } from './story';

interface Loaded {
  Story: FunctionComponent<StoryProps>;
  told: FaceEnding;
}

export function ToldEnding({ face, ...props }: { face: Face } & Omit<StoryProps, 'told'>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (face.ending) void Promise.all([import('./story'), face.ending()]).then(([{ Story }, told]) => setLoaded({ Story, told }));
  }, [face]);
  return loaded && <loaded.Story {...props} told={loaded.told} />;
}
