// In this order: later ones change what earlier ones say.
import './seize.css';
import './queue.css';
import './players.css';
import './closer.css';
import './weighing.css';
import './wide.css';
