import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { games, gameTexts } from '../games/games';
import { RulesView } from '../rules/rules_view';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import './rules.css';

export function RulesPage({ game }: { game: GameId }) {
  const t = texts().app;
  return (
    <Shell title={`${gameTexts(game).title}: ${t.rules}`}>
      <nav class="rules-games" aria-label={t.rules}>
        {games.map(({ id, texts: words }) => (
          <Link key={id} to={{ page: 'rules', game: id }} class={id === game ? 'button button-main' : 'button'}>
            {words().title}
          </Link>
        ))}
      </nav>
      <RulesView game={game} ruling={location.hash.slice(1) || undefined} />
    </Shell>
  );
}
