import type { FunctionComponent } from 'preact';

export type Scenes = Record<string, FunctionComponent>;

// Each folder may bring a `scenes.tsx` that exports `scenes`; a scene is named FOLDER/NAME.
const files = import.meta.glob<{ scenes: Scenes }>(['../*/scenes.tsx', '../games/*/scenes.tsx'], { eager: true });

export const scenes: Scenes = Object.fromEntries(
  Object.entries(files).flatMap(([file, module]) => {
    const folder = file.split('/').at(-2)!;
    return Object.entries(module.scenes).map(([name, scene]) => [`${folder}/${name}`, scene] as const);
  }),
);
