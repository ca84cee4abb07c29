import { render } from 'preact';
import './app/tokens.css';
import { App } from './app/app';
import { followSettings } from './app/appearance';

await followSettings();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
