import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../support/index.js';
import { repository } from './ready-clone.js';
import { standInClone } from './stand-in-clone.js';
import { StartedProcess } from './started-process.js';

interface Start {
  readonly pauseMs: number;
  readonly failedStarts: number;
}

interface RunServer {
  readonly FIRST_START: Start;
  nextStart(last: Start, end: { code: number | null; readyMs: number | null }): Start | null;
}

const { FIRST_START, nextStart } = (await import(
  pathToFileURL(join(repository, 'scripts/run/run-server.mjs')).href
)) as RunServer;

/** A server that notes each start; `then` says what it does. */
const server = (then: string): string => `
  import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync('starts', '.');
  const start = readFileSync('starts').length;
  const fail = () => process.send('ready', () => process.exit(3));
  ${then}
`;

async function startsIn(clone: string): Promise<number> {
  return (await readFile(join(clone, 'starts'), 'utf8')).length;
}

function run(clone: string): StartedProcess {
  return new StartedProcess({
    command: ['node', 'scripts/run.mjs', 'start'],
    cwd: clone,
    env: { CLIPWRIGHT_HOME: join(clone, 'home') },
  });
}

const sentences = (stderr: string): string[] =>
  stderr.split('\n').filter((line) => line.startsWith('The server ended'));

describe('npm start', () => {
  it('starts a server again that failed after it was ready, after a pause that grows, and says why and when', async () => {
    const started = run(
      await standInClone({
        main: server(`if (start < 3) fail(); else { setInterval(() => {}, 1000); console.log('up'); }`),
      }),
    );
    await started.prints(/^up$/m);
    expect(sentences(started.stderr)).toEqual(
      [1, 2].map(
        (seconds) => `The server ended unexpectedly (exit code 3); starting it again in ${seconds} s.`,
      ),
    );
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(128 + 15);
    await started.leavesNothingBehind();
  });

  it.each([
    ['ended before it was ready', 'process.exit(1);', 1],
    ['ended as somebody asked it to', `process.send('ready', () => process.exit(0));`, 0],
  ])('does not start a server again that %s', async (_, then, code) => {
    const clone = await standInClone({ main: server(then) });
    const started = run(clone);
    expect(await started.exited).toBe(code);
    expect([await startsIn(clone), started.stderr]).toEqual([1, '']);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends for good by a %s in the pause', async (signal) => {
    const clone = await standInClone({ main: server('fail();') });
    const started = run(clone);
    await waitUntil({ what: 'the pause', everyMs: 5 }, () => sentences(started.stderr).length === 1);
    started.child.kill(signal);
    expect(await started.exited).toBe(0);
    expect(await startsIn(clone)).toBe(1);
  });
});

describe('the pauses between starts', () => {
  const failing = (ends: readonly (number | null)[]): (number | null)[] => {
    const starts: (Start | null)[] = [];
    for (const readyMs of ends) starts.push(nextStart(starts.at(-1) ?? FIRST_START, { code: 1, readyMs }));
    return starts.map((start) => start?.pauseMs ?? null);
  };

  it('double up to half a minute, and are short again after a minute of health', () => {
    expect(failing([5, 5, 5, 5, 5, 5, 5, 60_000, 5])).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000, 2_000,
    ]);
  });

  it('come to an end where ten starts in a row did not become ready', () => {
    const notReady = Array.from({ length: 11 }, () => null);
    expect(failing([5, ...notReady]).map((pauseMs) => pauseMs !== null)).toEqual([
      ...Array.from({ length: 11 }, () => true),
      false,
    ]);
  });
});
