import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../support/index.js';
import { standInClone } from './stand-in-clone.js';
import { StartedProcess } from './started-process.js';

/** Says when it is up, counts the signals it gets, and ends half a second after the first one. */
const PATIENT_SERVER = `
  const got = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
    got.push(signal);
    if (got.length === 1) setTimeout(() => { console.log('got ' + got.join(' ')); process.exit(7); }, 500);
  });
  setInterval(() => {}, 1000);
  console.log('up');
`;

function run(clone: string, command: readonly string[], env: Record<string, string> = {}): StartedProcess {
  return new StartedProcess({ command, cwd: clone, env: { CLIPWRIGHT_HOME: join(clone, 'home'), ...env } });
}

describe('the script behind npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'passes %s on once, waits for the end, and ends with the same code',
    async (signal) => {
      const started = run(await standInClone({ main: PATIENT_SERVER }), ['node', 'scripts/run.mjs', 'start']);
      await started.prints(/up/);
      started.child.kill(signal);
      expect(await started.exited).toBe(7);
      expect(started.stdout).toContain(`got ${signal}\n`);
    },
  );

  it('makes one signal of the two that Ctrl-C below npm brings', async () => {
    const started = run(await standInClone({ main: PATIENT_SERVER }), ['npm', 'start']);
    await started.prints(/^up/m);
    started.interrupt();
    await started.prints(/got SIGINT\n/);
    await started.leavesNothingBehind();
    expect(started.stdout.match(/SIGINT/g)).toHaveLength(1);
  });

  it('is told apart from a server that was killed: the code says by which signal', async () => {
    const clone = await standInClone({ main: `process.kill(process.pid, 'SIGKILL')` });
    expect(await run(clone, ['node', 'scripts/run.mjs', 'start']).exited).toBe(128 + 9);
  });

  it('ends the server when it is killed itself', async () => {
    const started = run(await standInClone({ main: PATIENT_SERVER }), ['node', 'scripts/run.mjs', 'start']);
    await started.prints(/up/);
    started.child.kill('SIGKILL');
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it('hands nothing of npm on to the server but the way to a registry', async () => {
    const main = `console.log(JSON.stringify(Object.keys(process.env).filter((name) => /^npm_/i.test(name))))`;
    const started = run(await standInClone({ main }), ['npm', 'start'], {
      npm_config_registry: 'http://127.0.0.1:9/',
    });
    expect(await started.exited).toBe(0);
    const names = JSON.parse(started.stdout.trim().split('\n').at(-1) ?? '') as string[];
    expect(
      names.filter((name) => !/^npm_config_(registry|userconfig|globalconfig|noproxy)$/.test(name)),
    ).toEqual([]);
    expect(names).toContain('npm_config_registry');
  });

  it('waits while another command sets the clone up, and takes over when that one was killed', async () => {
    const clone = await standInClone({ main: `console.log('up')` });
    const lock = join(clone, 'node_modules/.cache/clipwright/setup.lock');
    await writeFile(join(clone, 'node_modules/.cache/clipwright/installed'), 'something else');
    await writeFile(lock, String(process.pid));
    const started = run(clone, ['node', 'scripts/run.mjs', 'start'], {
      PATH: `${join(clone, 'bin')}:${process.env['PATH'] ?? ''}`,
    });
    await mkdir(join(clone, 'bin'));
    await writeFile(join(clone, 'bin/pnpm'), '#!/bin/sh\necho 12.0.0\n', { mode: 0o755 });
    await waitUntil({ what: 'the waiting line' }, () =>
      started.stderr.includes('Another Clipwright command is setting up this clone'),
    );
    expect(started.stderr).not.toContain('Installing packages');
    await writeFile(lock, '999999999');
    await started.prints(/up/);
    expect(started.stderr).toMatch(/Installing packages: done in .* s/);
  });

  it('shows what the package manager said when an install fails, and what to look at', async () => {
    const clone = await standInClone({});
    await writeFile(join(clone, 'node_modules/.cache/clipwright/installed'), 'something else');
    await mkdir(join(clone, 'bin'));
    await writeFile(
      join(clone, 'bin/pnpm'),
      '#!/bin/sh\n[ "$1" = --version ] && echo 12.0.0 && exit\necho no such host >&2\nexit 1\n',
      { mode: 0o755 },
    );
    const started = run(clone, ['node', 'scripts/run.mjs', 'start'], {
      PATH: `${join(clone, 'bin')}:${process.env['PATH'] ?? ''}`,
    });
    expect(await started.exited).toBe(1);
    expect(started.stderr).toContain(
      'The packages could not be installed. Is the npm registry in reach? pnpm said:\nno such host',
    );
  });

  it('tells how it is used', async () => {
    const started = run(await standInClone({}), ['node', 'scripts/run.mjs', 'begin']);
    expect(await started.exited).toBe(2);
    expect(started.stderr).toMatch(/Usage: node scripts\/run\.mjs start \| clipwright \| test/);
  });
});

describe('the script behind npm run clipwright', () => {
  it('ends the command when npm is told to end', async () => {
    const started = run(await standInClone({ cli: PATIENT_SERVER }), [
      'npm',
      'run',
      '-s',
      'clipwright',
      '--',
      'wait',
    ]);
    await started.prints(/^up/m);
    started.child.kill('SIGTERM');
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it('prints what the command prints and nothing else, hands arguments on as they are, and ends with its code', async () => {
    const cli = `console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 3;`;
    const started = run(await standInClone({ cli }), [
      'npm',
      'run',
      '-s',
      'clipwright',
      '--',
      'account',
      'create',
      '--email',
      'a b@c',
      '$HOME "x"',
    ]);
    expect(await started.exited).toBe(3);
    expect(started.stdout).toBe('["account","create","--email","a b@c","$HOME \\"x\\""]\n');
    expect(started.stderr).toBe('');
  });
});
