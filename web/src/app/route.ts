import { gameOf, isGame } from '../games/games';
import type { GameId } from '../wire/protocol';

/** Where we are: a closed union, made from the path and back. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: GameId }
  | { page: 'friends'; game: GameId }
  | { page: 'lobby' }
  | { page: 'table'; kind: 'online' | 'offline'; table: string }
  | { page: 'rules'; game: GameId }
  | { page: 'learn'; game: GameId }
  | { page: 'edition'; game: GameId }
  | { page: 'scorer'; game: GameId }
  | { page: 'replay'; source: ReplaySource | null }
  | { page: 'settings' }
  | { page: 'privacy' }
  | { page: 'unknown' };

export interface ReplaySource {
  kind: 'online' | 'offline';
  table: string;
}

const tableName = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string): Route {
  const [page, argument, rest] = path.split('/').filter(Boolean);
  if (rest !== undefined && page !== 'replay') return { page: 'unknown' };
  const game = argument !== undefined && isGame(argument) ? argument : null;
  switch (page) {
    case undefined:
      return { page: 'start' };
    case 'new':
    case 'friends':
    case 'rules':
      return game ? { page, game } : { page: 'unknown' };
    case 'learn':
      return game && gameOf(game).lesson ? { page, game } : { page: 'unknown' };
    case 'edition':
    case 'scorer':
      return game && gameOf(game)[page] ? { page, game } : { page: 'unknown' };
    case 't':
    case 'o':
      return tableName.test(argument ?? '') ? { page: 'table', kind: kindOf(page), table: argument! } : { page: 'unknown' };
    case 'replay':
      return replayRoute(argument, rest);
    case 'lobby':
    case 'settings':
    case 'privacy':
      return argument === undefined ? { page } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

function replayRoute(letter: string | undefined, table: string | undefined): Route {
  if (letter === undefined) return { page: 'replay', source: null };
  if ((letter !== 't' && letter !== 'o') || !tableName.test(table ?? '')) return { page: 'unknown' };
  return { page: 'replay', source: { kind: kindOf(letter), table: table! } };
}

function kindOf(letter: 't' | 'o'): 'online' | 'offline' {
  return letter === 't' ? 'online' : 'offline';
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'start':
    case 'unknown':
      return '/';
    case 'new':
    case 'friends':
    case 'rules':
    case 'learn':
    case 'edition':
    case 'scorer':
      return `/${route.page}/${route.game}`;
    case 'table':
      return `/${letterOf(route.kind)}/${route.table}`;
    case 'replay':
      return route.source ? `/replay/${letterOf(route.source.kind)}/${route.source.table}` : '/replay';
    default:
      return `/${route.page}`;
  }
}

function letterOf(kind: 'online' | 'offline'): 't' | 'o' {
  return kind === 'online' ? 't' : 'o';
}
