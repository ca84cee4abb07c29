// For developers: every scene of the page without a server. /gallery.html lists them, ?scene=seas/clear&theme=dark&lang=de shows one.
// Not part of the page that is served.
import { render } from 'preact';
import '../app/tokens.css';
import { useLanguage, type Language } from '../texts/texts';
import { scenes } from './scenes';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
await useLanguage((query.get('lang') ?? 'en') as Language);
const Scene = scenes[query.get('scene') ?? ''];
render(Scene ? <Scene /> : <List />, document.getElementById('app')!);

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
