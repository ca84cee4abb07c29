import { render } from 'preact';
import './app/tokens.css';
import { App } from './pages/app';
import { followSettings } from './app/appearance';
import { clientOf } from './app/clients';
import { keepForOffline } from './app/keep_for_offline';
import { routeOf } from './app/route';

// Loads and starts the module while the page is being drawn, so that "play now" finds it ready.
if (routeOf(location.pathname).page === 'start') clientOf('offline');
await followSettings();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) keepForOffline();
