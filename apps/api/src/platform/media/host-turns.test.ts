import { describe, expect, it } from '@jest/globals';
import type { PinnedAddress } from '@clipwright/engines/safe-fetch';
import { HostTurns, type HostTurnRules } from './host-turns.js';

const { signal } = new AbortController();
const at = (...addresses: string[]): PinnedAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Turns at hosts, and which hosts were asked for how often they may be asked. */
function turnsWith(rules: Partial<HostTurnRules>): { turns: HostTurns; paced: string[] } {
  const paced: string[] = [];
  const pace = (host: string): Promise<boolean> => {
    paced.push(host);
    return Promise.resolve(true);
  };
  return { turns: new HostTurns({ atOnce: 1, waitMs: 20, pace, ...rules }), paced };
}

const busy = { name: 'FetchRefusedError', reason: 'hosts_busy' };

describe('a turn at a host', () => {
  it.each([
    ['one address', '192.0.2.7', '192.0.2.7'],
    ['another address of its network', '192.0.2.7', '192.0.2.250'],
    ['another address of its /64', '2001:db8:1:1::7', '2001:db8:1:1:ffff::1'],
  ])('is one turn for all who come by %s, whoever they are', async (_, first, second) => {
    const { turns } = turnsWith({});
    const turn = await turns.take(at(first), { owner: 'a', signal });
    await expect(turns.take(at(second), { owner: 'b', signal })).rejects.toMatchObject(busy);
    turn.leave();
    (await turns.take(at(second), { owner: 'b', signal })).leave();
  });

  it('is none at another network', async () => {
    const { turns } = turnsWith({});
    const turn = await turns.take(at('192.0.2.7', '2001:db8:1:1::7'), { owner: 'a', signal });
    const other = await turns.take(at('198.51.100.7', '2001:db8:1:2::7'), { owner: 'a', signal });
    expect(other.addresses).toHaveLength(2);
    turn.leave();
    other.leave();
  });

  it('holds for every address that may be connected to: a network beside the first is no way round', async () => {
    const { turns, paced } = turnsWith({});
    const turn = await turns.take(at('192.0.2.7'), { owner: 'a', signal });
    await expect(turns.take(at('198.51.100.7', '192.0.2.8'), { owner: 'b', signal })).rejects.toMatchObject(
      busy,
    );
    turn.leave();
    const many = await turns.take(at('192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8:1:1::1'), {
      owner: 'b',
      signal,
    });
    expect(many.addresses.map(({ address }) => address)).toEqual([
      '192.0.2.1',
      '198.51.100.1',
      '2001:db8:1:1::1',
    ]);
    expect(paced.slice(1)).toEqual(['192.0.2.0/24', '198.51.100.0/24', '2001:db8:1:1::/64']);
  });

  it('is refused when the host was asked too often of late, and takes no place', async () => {
    let isOpen = false;
    const { turns } = turnsWith({ pace: () => Promise.resolve(isOpen) });
    await expect(turns.take(at('192.0.2.7'), { owner: 'a', signal })).rejects.toMatchObject(busy);
    isOpen = true;
    (await turns.take(at('192.0.2.7'), { owner: 'a', signal })).leave();
  });

  it('is waited for no longer than its request is wanted', async () => {
    const { turns } = turnsWith({ waitMs: 60_000 });
    const turn = await turns.take(at('192.0.2.7'), { owner: 'a', signal });
    const closing = new AbortController();
    const waiting = turns.take(at('192.0.2.7'), { owner: 'b', signal: closing.signal });
    closing.abort(new Error('the server is shutting down'));
    await expect(waiting).rejects.toThrow('the server is shutting down');
    turn.leave();
  });
});
