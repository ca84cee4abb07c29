import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../app/later';
import { useRoute } from '../app/navigate';
import type { Route } from '../app/route';
import { onSettings } from '../device/settings';
import { onLanguage } from '../games/language';
import { FriendsPage, NewTablePage } from './new_table';
import { PrivacyPage } from './privacy';
import { RulesPage } from './rules';
import { SettingsPage } from './settings';
import { StartPage } from './start';
import { TablePage } from './table';
import { UnknownPage } from './unknown';
import '../app/controls.css';

const ReplayPage = later(async () => (await import('./replay')).ReplayPage);
const LobbyPage = later(async () => (await import('./lobby')).LobbyPage);
const EditionPage = later(async () => (await import('./edition')).EditionPage);
const ScorerPage = later(async () => (await import('./scorer')).ScorerPage);
const LearnPage = later(async () => (await import('./learn')).LearnPage);

/** Draws the page for the present address, anew whenever the language or a setting changes. */
export function App() {
  const route = useRoute();
  const [, redraw] = useState({});
  useEffect(() => {
    const stops = [onLanguage(() => redraw({})), onSettings(() => redraw({}))];
    return () => stops.forEach((stop) => stop());
  }, []);
  return <>{pageOf(route)}</>;
}

function pageOf(route: Route): ComponentChild {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />;
    case 'friends':
      return <FriendsPage key={route.game} game={route.game} />;
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return <TablePage key={route.kind + route.table} kind={route.kind} id={route.table} />;
    case 'rules':
      return <RulesPage game={route.game} />;
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />;
    case 'edition':
      return <EditionPage key={route.game} game={route.game} />;
    case 'scorer':
      return <ScorerPage key={route.game} game={route.game} />;
    case 'replay':
      return <ReplayPage source={route.source} />;
    case 'settings':
      return <SettingsPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'unknown':
      return <UnknownPage />;
  }
}
