import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LearnPage } from '../pages/learn';
import { LobbyPage } from '../pages/lobby';
import { FriendsPage, NewTablePage } from '../pages/new_table';
import { PrivacyPage } from '../pages/privacy';
import { ReplayPage } from '../pages/replay';
import { RulesPage } from '../pages/rules';
import { SettingsPage } from '../pages/settings';
import { StartPage } from '../pages/start';
import { UnknownPage } from '../pages/unknown';
import { TablePage } from '../table/table_page';
import { onLanguage } from '../texts/texts';
import { useRoute } from './navigate';
import type { Route } from './route';
import { onSettings } from './settings';
import './controls.css';

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
