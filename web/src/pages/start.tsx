import { useEffect, useState } from 'preact/hooks';
import { Book, Lesson, People, Play, Scales, Sliders } from '../app/icons';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { useTask } from '../app/task';
import type { Game } from '../games/game';
import { games } from '../games/games';
import { texts } from '../texts/texts';
import { Finished, GoOn } from './continue';
import { JoinForm } from './join_form';
import { usualLevel } from './levels';
import { defaultOptions, playAlone } from './make_table';
import { useOwnTables } from './own_tables';
import './start.css';

export function StartPage() {
  const t = texts().app;
  const own = useOwnTables();
  return (
    <Shell title={t.title} isStart>
      {own.going.length === 0 && <p class="start-motto">{t.motto}</p>}
      <GoOn own={own} />
      <div class="start-doors">
        {games.map((game) => (
          <Door key={game.id} game={game} />
        ))}
      </div>
      <OfflineNote />
      <div class="start-below">
        <Finished own={own} />
        <section aria-labelledby="join-title">
          <h2 id="join-title">{t.join.title}</h2>
          <JoinForm />
          <p class="start-ways">
            <Link to={{ page: 'lobby' }} class="button">
              {t.lobby.title}
            </Link>
            <Link to={{ page: 'replay', source: null }} class="button">
              {t.replay.title}
            </Link>
          </p>
        </section>
      </div>
    </Shell>
  );
}

function Door({ game: { id: game, face, seats: [low, high], usualSeats: seats, age, texts: words, lesson, scorer } }: { game: Game }) {
  const t = texts().app;
  const task = useTask();
  const { title, pitch } = words();
  const play = () => task.run(() => playAlone(game, seats, defaultOptions(game, seats), usualLevel));
  return (
    <section class="start-door" aria-labelledby={`door-${game}`}>
      <div class="start-picture">
        <face.Door />
      </div>
      <div class="start-words">
        <h2 id={`door-${game}`}>{title}</h2>
        <p>{pitch}</p>
        <p class="start-players">{[t.players(low, high), age && t.age(age)].filter(Boolean).join(' · ')}</p>
        <button type="button" class="button button-main start-play" aria-label={t.playNowLabel(title)} disabled={task.isBusy} onClick={play}>
          <Play />
          {task.isBusy ? t.make.making : t.playNow}
        </button>
        {task.error && (
          <p class="field-error" role="alert">
            {task.error}
          </p>
        )}
        <ul class="start-links">
          <li>
            <Link to={{ page: 'friends', game }}>
              <People />
              {t.withFriends}
            </Link>
          </li>
          <li>
            <Link to={{ page: 'new', game }}>
              <Sliders />
              {t.ownTable}
            </Link>
          </li>
          {lesson && (
            <li>
              <Link to={{ page: 'learn', game }}>
                <Lesson />
                {t.learn}
              </Link>
            </li>
          )}
          <li>
            <Link to={{ page: 'rules', game }}>
              <Book />
              {t.rules}
            </Link>
          </li>
          {scorer && (
            <li>
              <Link to={{ page: 'scorer', game }}>
                <Scales />
                {t.scorer}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function OfflineNote() {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return (
    <div role="status">
      {!isOnline && <p class="notice">{texts().app.onlineOff}</p>}
    </div>
  );
}
