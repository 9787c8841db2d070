import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { atIdlePace, slowdown } from './idle-pace.js';

/** Keeps a core busy until it is killed, or for a minute where nobody does. */
const SPIN = `console.log('spins'); for (const endMs = Date.now() + 60_000; Date.now() < endMs;);`;

/** Does the work while every core has three others to serve. */
async function onBusyMachine<Result>(work: () => Result): Promise<Result> {
  const spinners = Array.from({ length: 3 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  try {
    await Promise.all(spinners.map(({ stdout }) => once(stdout, 'data')));
    return work();
  } finally {
    for (const spinner of spinners) spinner.kill('SIGKILL');
  }
}

describe('the pace of an idle machine', () => {
  it('is told from that of a busy one', async () => {
    expect(await onBusyMachine(slowdown)).toBeGreaterThan(1.5);
  });

  it('makes no time longer than it was', async () => {
    const startMs = performance.now();
    const { result, elapsedMs } = await atIdlePace(() => sleep(50, 'done'));
    expect(result).toBe('done');
    expect(elapsedMs).toBeLessThan(performance.now() - startMs);
    expect(slowdown()).toBeGreaterThanOrEqual(1);
  });
});
