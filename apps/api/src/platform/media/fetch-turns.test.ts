import { describe, expect, it } from '@jest/globals';
import { createFetchTurns, type FetchTurns } from './fetch-turns.js';

const { signal } = new AbortController();
const turnsOf = (rules: { perOwner?: number; inAll?: number; waitMs?: number }): FetchTurns =>
  createFetchTurns({ perOwner: 1, inAll: 9, waitMs: 60_000, ...rules });

/** A fetch that goes on until it is told to end. */
function stuckFetch(): { fetch: () => Promise<string>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('fetched');
  });
  return { fetch: () => ended, end };
}

describe('the fetches of one owner', () => {
  it('are under way a few at a time, and each gets its turn', async () => {
    const turns = turnsOf({ perOwner: 3 });
    let underWay = 0;
    let most = 0;
    const fetch = async (): Promise<string> => {
      most = Math.max(most, (underWay += 1));
      await new Promise(setImmediate);
      underWay -= 1;
      return 'fetched';
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => turns.run({ owner: 'a', signal }, fetch)));
    expect(all).toEqual(Array.from({ length: 20 }, () => 'fetched'));
    expect(most).toBe(3);
  });

  it('do not hold up those of another', async () => {
    const turns = turnsOf({});
    const { fetch, end } = stuckFetch();
    const stuck = turns.run({ owner: 'a', signal }, fetch);
    expect(await turns.run({ owner: 'b', signal }, () => Promise.resolve('fetched'))).toBe('fetched');
    end();
    expect(await stuck).toBe('fetched');
  });

  it('wait for their turn no longer than they may, and are told whose limit it was', async () => {
    const turns = turnsOf({ inAll: 2, waitMs: 20 });
    const [first, second] = [stuckFetch(), stuckFetch()];
    const stuck = [
      turns.run({ owner: 'a', signal }, first.fetch),
      turns.run({ owner: 'b', signal }, second.fetch),
    ];
    expect(await turns.run({ owner: 'a', signal }, first.fetch)).toMatchObject({
      ok: false,
      reason: 'owner_busy',
    });
    expect(await turns.run({ owner: 'c', signal }, first.fetch)).toMatchObject({
      ok: false,
      reason: 'hosts_busy',
    });
    first.end();
    second.end();
    await Promise.all(stuck);
    expect(await turns.run({ owner: 'a', signal }, () => Promise.resolve('fetched'))).toBe('fetched');
  });

  it('give the turn back when one fails, and tell its own error and that of a shutdown', async () => {
    const turns = turnsOf({});
    await expect(
      turns.run({ owner: 'a', signal }, () => Promise.reject(new Error('the disk is full'))),
    ).rejects.toThrow('the disk is full');
    const { fetch, end } = stuckFetch();
    const stuck = turns.run({ owner: 'a', signal }, fetch);
    const closing = new AbortController();
    const waiting = turns.run({ owner: 'a', signal: closing.signal }, fetch);
    closing.abort(new Error('the server is shutting down'));
    await expect(waiting).rejects.toThrow('the server is shutting down');
    end();
    await stuck;
  });
});
