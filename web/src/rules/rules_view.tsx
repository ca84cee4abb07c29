import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pictures } from '../games/face';
import { faceOf } from '../games/games';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import { loadRules, type RulesPage, type RulesPart } from './page';
import './rules.css';

/** The rules of a game in the present language, with the paragraph `ruling` in sight. */
export function RulesView({ game, ruling }: { game: GameId; ruling?: string | undefined }) {
  const { language, app: t } = texts();
  const [page, setPage] = useState<(RulesPage & { pictures: Pictures }) | null>(null);
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = Promise.all([loadRules(language, game), faceOf(game).pictures()]);
    drawn.then(([rules, pictures]) => setPage({ ...rules, pictures })).catch(() => setMissing(true));
  }, [language, game]);
  useEffect(() => showRuling(place.current, ruling), [page, ruling]);
  if (isMissing) return <p class="notice">{t.failed}</p>;
  if (!page) return <p>{t.loading}</p>;
  return (
    <div class="rules prose" ref={place}>
      <nav class="rules-contents" aria-label={t.contents}>
        <ul>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
            </li>
          ))}
        </ul>
      </nav>
      {page.parts.map((part, index) => (
        <Part key={index} part={part} pictures={page.pictures} />
      ))}
    </div>
  );
}

function showRuling(place: HTMLElement | null, ruling: string | undefined): void {
  const target = ruling ? place?.querySelector<HTMLElement>(`#${CSS.escape(ruling)}`) : null;
  if (!target) return;
  target.tabIndex = -1;
  target.classList.add('rules-target');
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

function Part({ part, pictures }: { part: RulesPart; pictures: Pictures }) {
  // The text is our own, made from docs/rules while building.
  if ('html' in part) return <div dangerouslySetInnerHTML={{ __html: part.html }} />;
  const Picture = pictures[part.picture];
  return (
    <figure role="img" aria-label={part.alt}>
      {Picture && <Picture />}
    </figure>
  );
}
