import { render } from 'preact';
import './app/tokens.css';
import { App } from './pages/app';
import { followSettings } from './app/appearance';
import { clientOf } from './app/clients';
import { keepForOffline } from './app/keep_for_offline';
import { routeOf } from './app/route';

// Loads and starts the module while the page is being drawn, so that "play now" finds it ready.
if (routeOf(location.pathname).page === 'start') clientOf('offline');
// No `await` out here: a language's file needs this one, and each would wait for the other.
void followSettings().then(() => {
  render(<App />, document.getElementById('app')!);
  if (import.meta.env.PROD) keepForOffline();
});
