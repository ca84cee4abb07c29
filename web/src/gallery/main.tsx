// For developers: every scene of the page without a server. /gallery.html lists them, ?scene=seas/clear&theme=dark&lang=de shows one; going back
// and forth in the browser's history changes the scene without loading anything.
// Not part of the page that is served.
import { render } from 'preact';
import { useLanguage } from '../games/language';
import type { Language } from '../texts/texts';
import { scenes } from './scenes';
import '../app/tokens.css';

async function show(): Promise<void> {
  const query = new URLSearchParams(location.search);
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
  await useLanguage((query.get('lang') ?? 'en') as Language);
  const root = document.getElementById('app')!;
  const Scene = scenes[query.get('scene') ?? ''];
  // Each scene begins afresh, whatever was drawn before.
  render(null, root);
  render(Scene ? <Scene /> : <List />, root);
}

function List() {
  return (
    <ul>
      {Object.keys(scenes).map((name) => (
        <li key={name}>
          <a href={`?scene=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

addEventListener('popstate', () => void show());
await show();
