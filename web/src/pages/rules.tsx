import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { gameIds } from '../games/faces';
import { RulesView } from '../rules/rules_view';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import './rules.css';

export function RulesPage({ game }: { game: GameId }) {
  const t = texts().app;
  return (
    <Shell title={`${t.games[game]}: ${t.rules}`}>
      <nav class="rules-games" aria-label={t.rules}>
        {gameIds.map((each) => (
          <Link key={each} to={{ page: 'rules', game: each }} class={each === game ? 'button button-main' : 'button'}>
            {t.games[each]}
          </Link>
        ))}
      </nav>
      <RulesView game={game} ruling={location.hash.slice(1) || undefined} />
    </Shell>
  );
}
