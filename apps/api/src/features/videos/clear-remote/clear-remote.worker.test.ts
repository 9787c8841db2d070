import { expect, it } from '@jest/globals';
import type { ServerConfig } from '../../../config/slices.js';
import type { Notifications } from '../../../platform/database/notifications.js';
import type { Log } from '../../../platform/logging/log.js';
import { OPERATION_LEFT } from '../left-operation.repository.js';
import type { ClearRemote } from './clear-remote.service.js';
import { ClearRemoteWorker } from './clear-remote.worker.js';

/** A process with that role; a test waits for its rounds, and says what each of them comes to. */
function processOf(role: 'all' | 'http' | 'worker') {
  const rounds: (() => void)[] = [];
  const told: Record<string, () => void> = {};
  const ends: ((inMs: number | null) => void)[] = [];
  let begun = 0;
  const run = (): Promise<number | null> => {
    begun += 1;
    rounds.shift()?.();
    return new Promise((end) => ends.push(end));
  };
  const worker = new ClearRemoteWorker(
    { role } as ServerConfig,
    { run } as unknown as ClearRemote,
    {} as Log,
    { on: (channel: string, listener: () => void) => (told[channel] = listener) } as unknown as Notifications,
  );
  return {
    worker,
    told,
    begun: () => begun,
    nextRound: () => new Promise<void>((begins) => rounds.push(begins)),
    /** Ends the round that runs: something is due in so long, or never. */
    ends: (inMs: number | null) => ends.shift()?.(inMs),
  };
}

it.each(['all', 'worker'] as const)(
  'a process that works sees to what was left when it starts, when it is told, and when it is time: %s',
  async (role) => {
    const { worker, told, begun, nextRound, ends } = processOf(role);
    worker.onApplicationBootstrap();
    expect(begun()).toBe(1);
    const again = nextRound();
    told[OPERATION_LEFT]!();
    expect(begun()).toBe(1);
    ends(null);
    await again;
    const inTime = nextRound();
    ends(0);
    await inTime;
    const closed = worker.onModuleDestroy();
    ends(0);
    await closed;
    expect(begun()).toBe(3);
  },
);

it('a process that only answers HTTP leaves that to the others', () => {
  const { worker, told, begun } = processOf('http');
  worker.onApplicationBootstrap();
  expect([begun(), Object.keys(told)]).toEqual([0, []]);
});
