// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { faceOf } from '../games/games';
import { useLanguage } from '../games/language';
import type { ScoreLine, TableSnapshot } from '../wire/protocol';
import { Refused } from '../wire/refused';
import { refusalWords } from './bars';
import { chatWords } from './chat';
import { clockDigits } from './clock_text';
import { TableFrame, type TableFrameProps } from './frame';
import { shortcutOf } from './keys';
import { latelyIn } from './lately_steps';
import { told } from './log';
import { cameByRematch } from './rematch';
import { otherSeats } from './seats';
import { canUndo, hasChat, isStill, situationOf, type Commands, type Seen } from './seen';
import type { Drawn } from './store';
import { chairs, playing, seasView, waiting } from './testing/sample';
import { seenOf as seenWith } from './testing/seen';
import { verdictOf } from './verdict';

const commands = new Proxy({} as Record<string, ReturnType<typeof vi.fn>>, { get: (made, name: string) => (made[name] ??= vi.fn(() => Promise.resolve([]))) });

const seenOf = (snapshot: TableSnapshot, drawn: Partial<Drawn> = {}, part: Partial<Seen> = {}) =>
  seenWith(snapshot, drawn, { commands: commands as unknown as Commands, emotes: ['hello', 'oops'], ...part });

let root: HTMLElement;
const draw = (seen: Seen, more: Partial<TableFrameProps> = {}) => act(() => render(<TableFrame key={JSON.stringify(more)} seen={seen} {...more} />, root));
/** By its name: what is said of it, or what stands on it. */
const button = (name: string) => [...root.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)!;

// What the end shows comes when it is wanted: here it is there before, so that nothing comes after the last test.
beforeAll(() => import('./ending/story'));
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(async () => {
  render(null, root);
  root.remove();
  vi.clearAllMocks();
  await useLanguage('en');
});

describe('what can be done', () => {
  const { drawn } = seenOf(playing);

  test('nothing while something is shown, asked, watched or over', () => {
    expect(isStill(drawn)).toBe(false);
    expect(isStill({ ...drawn, isBehind: true })).toBe(true);
    expect(isStill({ ...drawn, isAsking: true })).toBe(true);
    expect(isStill({ ...drawn, you: null })).toBe(true);
    expect(isStill({ ...drawn, stage: 'over' })).toBe(true);
    expect(isStill({ ...drawn, seats: [{ is: 'person', name: 'Ada', here: true, bot: true }] })).toBe(true);
  });
  test('undo what we have decided ourselves', () => {
    expect(canUndo({ ...drawn, past: ['p1 G3'] })).toBe(false);
    expect(canUndo({ ...drawn, past: ['p0 C2', 'p1 G3'] })).toBe(true);
    expect(canUndo({ ...drawn, past: ['p1 card KH; p0 card 3D'] })).toBe(true);
    expect(canUndo({ ...drawn, past: ['p0 C2'], undo: { plea: 9, seat: 'p1', asked: ['p0'], agreed: [] } })).toBe(false);
    expect(canUndo({ ...drawn, past: ['p0 C2'], you: null })).toBe(false);
  });
  test('chat where somebody hears it', () => {
    expect(hasChat(seenOf(playing))).toBe(true);
    expect(hasChat(seenOf(playing, {}, { kind: 'offline' }))).toBe(false);
    expect(hasChat(seenOf({ ...playing, settings: { ...playing.settings, chat: false } }))).toBe(false);
    expect(hasChat(seenOf({ ...playing, seats: [chairs[0]!, chairs[2]!, chairs[2]!] }))).toBe(false);
  });
});

describe('words', () => {
  test('of a refusal are in the language, else as the server said', async () => {
    await useLanguage('de');
    expect(refusalWords(new Refused(1, 'english', 'server.table-full', null))).not.toBe('english');
    expect(refusalWords(new Refused(1, 'english', 'never.heard-of', null))).toBe('english');
  });
  test('of emotes are in the language, other texts stay', async () => {
    await useLanguage('pl');
    expect(chatWords(':thanks:')).toBe('Dzięki!');
    expect(chatWords('a :thanks: b')).toBe('a :thanks: b');
    expect(chatWords(':unknown:')).toBe(':unknown:');
  });
  test('of the end name the winners', () => {
    const over = (winners: string[]) => verdictOf(situationOf(seenOf(playing), seasView), winners);
    expect(over(['p0'])).toBe('You win!');
    expect(over(['p1'])).toBe('Bo wins!');
    expect(over(['p1', 'p2'])).toBe('Bo and Coco share the victory.');
  });
  test('of the end wait until the finale has told them', async () => {
    const end = { ...seasView, over: true, winners: ['p0'] };
    const Scoring = ({ onTold }: { onTold?: (() => void) | undefined }) => <button onClick={onTold}>tip</button>;
    const face = { ...faceOf('seas'), hasFinale: true, Scoring };
    const scene = { seq: 9, steps: [], before: seasView, after: end };
    const log = [{ is: 'step' as const, step: 'p0 C2', before: seasView, after: end }];
    await draw(seenOf({ ...playing, stage: 'over', view: end }, { scene, log }, { face }));
    expect(root.querySelector('.table-log')).toBeNull();
    expect(root.querySelector('[data-untold]')).not.toBeNull();
    expect(root.textContent).not.toContain('You win!');
    expect(root.innerHTML).not.toContain('You win!');
    await act(() => button('tip').click());
    expect(root.querySelector('.table-verdict')!.textContent).toBe('You win!');
    expect(root.querySelector('.table-log')).not.toBeNull();
    expect(root.querySelector('[data-untold]')).toBeNull();
  });
  test('of the end explain the scores as the core does', async () => {
    const end = { ...seasView, over: true, winners: ['p0'] };
    const Scoring = ({ scorings }: { scorings?: readonly ScoreLine[][] | undefined }) => <p class="counted">{scorings?.[0]?.[0]?.key}</p>;
    const face = { ...faceOf('seas'), Scoring };
    commands['scorings']!.mockResolvedValueOnce([[{ key: 'seas.score.coins', seats: ['p0'], amount: 1, figure: 4, cards: [], against: [] }]]);
    await draw(seenOf({ ...playing, stage: 'over', view: end }, { scene: { seq: 9, steps: [], before: seasView, after: end } }, { face }));
    await vi.waitFor(() => expect(root.querySelector('.counted')!.textContent).toBe('seas.score.coins'));
  });
  test('of events speak to us or about others', () => {
    const event = (seat: string) => ({ is: 'event' as const, event: { table: 'T', seq: 1, is: 'undo-asked' as const, seat, asked: [] } });
    expect(told(seenOf(playing), event('p0'))).toBe('You ask to take back your move.');
    expect(told(seenOf(playing), event('p1'))).toBe('Bo asks to take back a move.');
  });
  test('of a closed table say why, where somebody said it', () => {
    const event = (reason?: string) => ({ is: 'event' as const, event: { table: 'T', seq: 1, is: 'closed' as const, ...(reason ? { reason } : {}) } });
    expect(told(seenOf(playing), event())).toBe('The table is closed.');
    expect(told(seenOf(playing), event('we move house'))).toBe('The table is closed: we move house');
  });
  test('of what the host did name the person, also when the seat is free again', () => {
    const seats = playing.seats.with(1, { is: 'empty' });
    expect(told(seenOf({ ...playing, seats }), { is: 'event', event: { table: 'T', seq: 1, is: 'turned-out', seat: 'p1', name: 'Bo' } })).toBe('The host turns Bo out.');
    expect(told(seenOf(playing), { is: 'event', event: { table: 'T', seq: 1, is: 'muted', seat: 'p0', name: 'Ada', muted: true } })).toBe('The host has muted you.');
  });
  test('of clocks end at 0:00', () => {
    expect(clockDigits(75_000).digits).toBe('1:15');
    expect(clockDigits(59_001).digits).toBe('1:00');
    expect(clockDigits(1).digits).toBe('0:01');
    expect(clockDigits(0).digits).toBe('0:00');
  });
  test('of long clocks are in hours and days, also for those who hear them', () => {
    const hour = 3_600_000;
    expect(clockDigits(75_000)).toEqual({ digits: '1:15', words: '1 min 15 s left' });
    expect(clockDigits(hour + 120_000)).toEqual({ digits: '1:02 h', words: '1 hour 2 min left' });
    expect(clockDigits(24 * hour).words).toBe('24 hours 0 min left');
    expect(clockDigits(73 * hour)).toEqual({ digits: '3 d', words: '3 days 1 hour left' });
  });
});

test('the others sit in the order in which they play after us', () => {
  expect(otherSeats(4, 'p2')).toEqual(['p3', 'p0', 'p1']);
  expect(otherSeats(3, null)).toEqual(['p0', 'p1', 'p2']);
});

describe('keys', () => {
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    shortcutOf({ key: name, ctrlKey: false, altKey: false, metaKey: false, target: document.body, ...more });

  test('say and open things', () => {
    expect(key('h')).toBe('hand');
    expect(key('?')).toBe('help');
    expect(key('x')).toBeNull();
  });
  test('belong to the browser with Ctrl, and to text fields', () => {
    expect(key('c', { ctrlKey: true })).toBeNull();
    expect(key('c', { target: document.createElement('input') })).toBeNull();
  });
  test('can be switched off, all but Escape', () => {
    localStorage.setItem('septem.keys', 'off');
    expect(key('h')).toBeNull();
    expect(key('Escape')).toBe('escape');
    localStorage.removeItem('septem.keys');
  });
});

describe('the frame', () => {
  test('is a waiting room before the start', () => {
    draw(seenOf(waiting));
    expect(root.textContent).toContain('2 seats are still free.');
    button('Fill up with bots and start').click();
    expect(commands['start']).toHaveBeenCalledWith(true);
    button('Bot (easy)').click();
    expect(commands['bot']).toHaveBeenCalledWith('p1', 'easy');
  });
  test('takes a seat with the name that was typed', async () => {
    draw(seenOf({ ...waiting, you: null }));
    const field = root.querySelector<HTMLInputElement>('.table-name input')!;
    field.value = ' Zofia ';
    await act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    button('Sit down').click();
    expect(commands['rename']).toHaveBeenCalledWith('Zofia');
    expect(commands['sit']).toHaveBeenCalledWith('p1');
  });
  test('offers the link while there is a seat for whoever opens it', () => {
    draw(seenOf(waiting));
    expect(root.textContent).toContain('Whoever opens this link can sit down at your table.');
    draw(seenOf({ ...waiting, seats: chairs }));
    expect(root.textContent).not.toContain('Whoever opens this link');
  });
  test('says nothing of a turn that cannot be taken yet', async () => {
    const words = () => root.querySelector('.table-prompt-words')!.textContent;
    await draw(seenOf(playing));
    expect(words()).toMatch(/^Your turn/);
    await draw(seenOf(playing, { isAsking: true, pending: 'C2' }));
    expect(words()).toBe('One moment…');
  });
  test('lets only the host place bots', () => {
    draw(seenOf({ ...waiting, host: false }));
    expect(button('Bot (easy)')).toBeUndefined();
  });
  test('asks the others whether an undo is fine', () => {
    draw(seenOf({ ...playing, undo: { plea: 9, seat: 'p1', asked: ['p0'], agreed: [] } }));
    button('Decline').click();
    expect(commands['agree']).toHaveBeenCalledWith(9, false);
  });
  test('shows who asked for an undo whom it waits for, and lets them withdraw', () => {
    const seats = playing.seats.with(1, { is: 'person', name: 'Bo', here: false, bot: true });
    draw(seenOf({ ...playing, seats, undo: { plea: 9, seat: 'p0', asked: ['p1'], agreed: [] } }));
    expect(document.body.textContent).toContain('Waiting for Bo.');
    button('Withdraw').click();
    expect(commands['withdraw']).toHaveBeenCalledWith(9);
  });
  test('lets the host mute and turn out, after asking once more', () => {
    const chat = [{ seq: 9, seat: null, name: 'Cy', text: 'psst' }];
    draw(seenOf({ ...playing, chat }), { dialog: 'host' });
    const group = (name: string) => root.querySelector<HTMLElement>(`dialog [role=group][aria-label="${name}"]`)!;
    const press = (name: string, words: string) => act(() => [...group(name).querySelectorAll('button')].find((one) => one.textContent === words)!.click());
    press('Cy (watching)', 'Mute');
    expect(commands['mute']).toHaveBeenCalledWith({ chat: 9 }, true);
    press('Bo', 'Turn out');
    expect(commands['turnOut']).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Cancel');
    press('Bo', 'Turn out');
    expect(commands['turnOut']).toHaveBeenCalledWith({ seat: 'p1' });
  });
  test('offers nobody else what the host can do', () => {
    draw(seenOf({ ...playing, host: false }), { dialog: 'host' });
    expect(root.querySelector('dialog')).toBeNull();
    draw(seenOf(playing, {}, { kind: 'offline' }), { dialog: 'host' });
    expect(root.querySelector('dialog')).toBeNull();
  });
  test('gives who is muted no box to write in, and says why a table is closed', () => {
    draw(seenOf({ ...playing, muted: [{ seat: 'p0', name: 'Ada' }] }), { panel: 'chat' });
    expect(root.querySelector('.table-chat-box')).toBeNull();
    expect(root.textContent).toContain('The host has muted you');
    draw(seenOf({ ...playing, view: null, stage: 'closed', closed: { why: 'server.closed-no-room' } }));
    expect(root.textContent).toContain('The server was full');
  });
  test('asks a spectator nothing', () => {
    draw(seenOf({ ...playing, you: null, undo: { plea: 9, seat: 'p1', asked: ['p0'], agreed: [] } }));
    expect(button('Agree')).toBeUndefined();
    expect(root.textContent).toContain('You are watching.');
  });
  test('gives the seat back to whom a bot stands in for', () => {
    draw(seenOf({ ...playing, seats: [{ is: 'person', name: 'Ada', here: true, bot: true }, chairs[1]!, chairs[2]!] }));
    button('Take my seat back').click();
    expect(commands['sit']).toHaveBeenCalledWith('p0');
  });
  test('shows why something was refused, with its rule', () => {
    draw(seenOf(playing, {}, { refused: new Refused(1, '', 'seas.must-play', 'A1') }));
    expect(root.querySelector('[role=alert]')!.textContent).toContain('Play a card from your hand first.');
    expect(button('Rule A1')).toBeDefined();
  });
  test('says that a move waits for the connection', () => {
    draw(seenOf(playing, { isAsking: true }, { connection: { is: 'lost', retryIn: 1000 } }));
    expect(root.querySelector('.table-bar-lost')!.textContent).toContain('will be sent');
  });
  test('calls a guest by the reader’s word', async () => {
    await useLanguage('pl');
    draw(seenOf({ ...playing, seats: [chairs[0]!, { is: 'person', name: 'Guest', here: true, bot: false }, chairs[2]!] }));
    expect(root.querySelector('.table-seats')!.textContent).toContain('Gość');
  });
  test('tells two guests apart, for everybody alike', () => {
    const guest = { is: 'person', name: 'Guest', here: true, bot: false } as const;
    const seats = () => root.querySelector('.table-seats')!.textContent;
    draw(seenOf({ ...playing, you: 'p0', seats: [guest, guest, guest] }));
    expect(seats()).toMatch(/Guest 2.*Guest 3/);
    draw(seenOf({ ...playing, you: 'p1', seats: [guest, guest, guest] }));
    expect(seats()).toMatch(/Guest 3.*Guest(?! \d)/);
  });
  test('has the languages and the settings in its menu', async () => {
    draw(seenOf(playing));
    expect(root.querySelectorAll('.table-menu [lang]')).toHaveLength(3);
    await act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Settings')!.click());
    expect(root.querySelectorAll('dialog .choice')).not.toHaveLength(0);
  });
  test('says politely that it is outdated', () => {
    draw(seenOf(playing, {}, { connection: { is: 'outdated' } }));
    expect(root.querySelector('.table-bar-news button')).not.toBeNull();
  });
});

describe('coming back', () => {
  const bot = { is: 'bot', name: '', level: 'easy' } as const;
  const left = { is: 'person', name: 'Ada', here: true, bot: true } as const;

  test('whoever left a game against bots sits down again by opening it', async () => {
    await draw(seenOf({ ...playing, seats: [left, bot, bot] }));
    expect(commands['sit']).toHaveBeenCalledExactlyOnceWith('p0');
  });
  test('with others at the table that is for the person to say, and it is not their turn', async () => {
    await draw(seenOf({ ...playing, seats: [left, chairs[1]!, bot] }));
    expect(commands['sit']).not.toHaveBeenCalled();
    expect(root.querySelector('.table-prompt-words')!.textContent).toBe('A bot plays for you.');
    expect(button('Take my seat back')).toBeDefined();
  });
});

describe('what a bot played for us', () => {
  const stoodIn = (step: string) => ({ is: 'step' as const, step, before: seasView, after: seasView, isStoodIn: true });

  test('is told with one word of who did it', async () => {
    await draw(seenOf(playing, { log: [stoodIn('p0 C2'), stoodIn('p0 R9')] }));
    const words = root.querySelector('.table-bar-news')!.textContent!;
    expect(words.match(/A bot played that for you/g)).toHaveLength(1);
    expect(words).toMatch(/crystal 2.*rum 9/);
    // Whose time was up was there all along.
    expect(words).not.toContain('away');
  });
});

describe('a rematch', () => {
  const full: TableSnapshot = { ...waiting, seats: [chairs[0]!, { is: 'person', name: 'Bo', here: false, bot: false }, chairs[2]!] };

  test('begins as soon as everybody is here, also after the page was loaded again', async () => {
    cameByRematch(full.table);
    vi.resetModules();
    const again = await import('./rematch');
    expect(again.isRematch(seenOf(full))).toBe(true);
    expect(again.isRematch(seenOf({ ...full, table: 'another' }))).toBe(false);
  });
  test('is waited for where everybody has a seat; with a free one that is said instead', async () => {
    cameByRematch(full.table);
    await draw(seenOf(full));
    expect(root.textContent).toContain('The rematch begins as soon as everybody is here.');
    await draw(seenOf(waiting));
    expect(root.textContent).toContain('2 seats are still free.');
    expect(root.textContent).not.toContain('The rematch begins');
  });
});

test.each([
  [20, 'away for 20 seconds'],
  [60, 'away for 1 minute '],
  [600, 'away for 10 minutes'],
  [null, 'the table waits for whoever is away'],
])('who is away for %s seconds is stood in for, as the waiting room says', async (away, words) => {
  await draw(seenOf({ ...waiting, settings: { ...waiting.settings, away } }));
  expect(root.querySelector('.table-room')!.textContent).toContain(words);
});

describe('what happened lately', () => {
  const step = (text: string, isStoodIn = false) => ({ is: 'step' as const, step: text, before: seasView, after: seasView, ...(isStoodIn && { isStoodIn }) });
  const lately = (log: Drawn['log']) => latelyIn({ drawn: { ...seenOf(playing).drawn, log } }).map((entry) => entry.step);

  test('is what the others did since our own last decision', () => {
    expect(lately([step('p1 G3'), step('p0 C2'), step('p1 R4'), step('p2 X1')])).toEqual(['p1 R4', 'p2 X1']);
  });
  test('has cards turned up together, though ours is among them, and what a bot did for us', () => {
    expect(lately([step('p0 card KH; p1 card 3D'), step('p1 seize gold-coin')])).toEqual(['p0 card KH; p1 card 3D', 'p1 seize gold-coin']);
    expect(lately([step('p0 C2'), step('p0 R4', true), step('p1 X1')])).toEqual(['p0 R4', 'p1 X1']);
  });
});
