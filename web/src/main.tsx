import { render } from 'preact';
import './app/tokens.css';

render(<h1>Septem</h1>, document.getElementById('app')!);
