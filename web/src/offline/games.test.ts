import { describe, expect, it, vi } from 'vitest';
import { openHouse, playOn, startAgainstBots } from './testing/house';
import { openSeptem } from './testing/septem';

vi.setConfig({ testTimeout: 60_000 });

describe('a whole game against bots, without a server', () => {
  it.each([
    ['seas', 2, {}],
    ['seas', 3, { last_clears: true, first: 'random' }],
    ['seas', 4, { target: 11 }],
    ['seas', 4, { teams: 'teams' }],
    ['seas', 4, { teams: 'ultimate' }],
    ['seize', 2, { interloper: 'wins' }],
    ['seize', 3, { cursed: true }],
    ['seize', 5, { booty: 'dominoes9' }],
    ['seize', 7, { booty: 'dominoes6' }],
    ['sevens', 2, {}],
    ['sevens', 3, { first: 'p1' }],
    ['sevens', 4, {}],
  ])('%s with %i seats, %o', async (game, seats, options) => {
    const house = await openHouse();
    const ada = house.person();
    await ada.ask('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, game, seats, options);
    const { moves, isOver } = await playOn(house, ada, table);
    expect(isOver).toBe(true);
    expect(moves).toBeGreaterThan(5);
    const { record } = await ada.ask<{ record: string }>('record', { table });
    expect(record).toMatch(new RegExp(`\ngame ${game}\nseats ${seats}\n[^]*\nresult .+\n$`));
    expect(house.ended).toEqual([]);

    expect(await ada.ask('verify', { record })).toMatchObject({ fair: true });
    const septem = await openSeptem();
    const replayed = septem.engine(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'replay', params: { record } }));
    expect(JSON.parse(replayed)).toMatchObject({ result: { status: { over: true } } });
  });
});

describe('the check of a deal', () => {
  it('finds a seed that was changed', async () => {
    const house = await openHouse();
    const ada = house.person();
    await ada.ask('hello', { name: 'Ada' });
    const table = await startAgainstBots(ada, 'sevens', 2);
    await playOn(house, ada, table);
    const { record } = await ada.ask<{ record: string }>('record', { table });
    const seed = /# fair seed (\w)/.exec(record)![1];
    const forged = record.replace(`# fair seed ${seed}`, `# fair seed ${seed === '0' ? '1' : '0'}`);
    expect(await ada.ask('verify', { record: forged })).toMatchObject({ fair: false });
  });
});
