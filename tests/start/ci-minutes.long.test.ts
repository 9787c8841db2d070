import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../support/index.js';
import { repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

/** How many minutes CI gives the whole. */
const MOST_MINUTES = 90;

const SUITES: Readonly<Record<string, string>> = {
  'npm-test': 'test',
  browser: 'test:browser',
  hostile: 'test:hostile',
  pictures: 'test:pictures',
  docs: 'test:docs',
  site: 'docs:site',
  replicas: 'test:replicas',
  faults: 'test:faults',
  outside: 'test:outside',
  n8n: 'test:n8n',
  long: 'test:long',
};

const sharesIn = (text: string): (readonly [name: string, minutes: number])[] =>
  text
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.split(/\s+/) as [string, string])
    .map(([name, minutes]) => [name, Number(minutes)]);

/**
 * A clone with the real .ci whose npm is a stand-in: for each suite a line of shell, by default one that
 * passes.
 */
async function clone({
  suites = {},
  minutes = {},
}: {
  suites?: Readonly<Record<string, string>>;
  minutes?: Readonly<Record<string, number>>;
}): Promise<string> {
  const folder = await temporaryFolder('ci');
  await cp(join(repository, '.ci'), join(folder, '.ci'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  const cases = Object.entries(SUITES).map(
    ([suite, script]) => `*" ${script} "*) ${suites[suite] ?? "echo '2 passed, 0 failed'"} ;;`,
  );
  await writeFile(
    join(folder, 'bin/npm'),
    `#!/bin/bash\necho "asked: $*" >> asked\ncase " $* " in\n${cases.join('\n')}\nesac\n`,
    { mode: 0o755 },
  );
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@example.com', ...args], { cwd: folder });
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'First');
  const shares = sharesIn(await readFile(join(repository, '.ci/minutes'), 'utf8')).map(
    ([name, own]) => `${name} ${minutes[name] ?? own}`,
  );
  await writeFile(join(folder, '.ci/minutes'), `${shares.join('\n')}\n`);
  return folder;
}

async function runCi(folder: string): Promise<{ code: number | string; lines: string[]; asked: string[] }> {
  const started = new StartedProcess({
    command: ['.ci/run'],
    cwd: folder,
    env: {
      CLIPWRIGHT_HOME: join(folder, 'home'),
      PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
    },
  });
  const code = await started.exited;
  return {
    code,
    lines: started.stdout.trimEnd().split('\n'),
    asked: (await readFile(join(folder, 'asked'), 'utf8')).trimEnd().split('\n'),
  };
}

describe('the table of minutes', () => {
  it('gives every suite its share, and stays below what CI gives the whole', async () => {
    const shares = sharesIn(await readFile(join(repository, '.ci/minutes'), 'utf8'));
    expect(shares.map(([name]) => name)).toEqual(Object.keys(SUITES));
    expect(shares.reduce((sum, [, minutes]) => sum + minutes, 0)).toBeLessThan(MOST_MINUTES);
  });
});

describe('.ci/run', () => {
  it('closes with the sum of all suites, alone in the last line, after the minutes that each has used', async () => {
    const { code, lines, asked } = await runCi(await clone({}));
    expect(lines.at(-1)).toBe('22 passed, 0 failed');
    expect(
      lines.filter((line) => / of \d+\.\d minutes$/.test(line)).map((line) => line.split(':')[0]),
    ).toEqual(Object.keys(SUITES));
    expect(code).toBe(0);
    expect(asked).toHaveLength(11);
  });

  it('ends a suite that takes longer than its share, as a failure, and goes on with the next one', async () => {
    const folder = await clone({
      suites: { 'npm-test': `echo '7 passed, 0 failed'; sleep 600` },
      minutes: { 'npm-test': 0.01 },
    });
    const { code, lines } = await runCi(folder);
    expect(lines.slice(-20)).toContain('npm-test took longer than its 0.0 minutes, and was ended.');
    expect(lines.at(-1)).toBe('27 passed, 1 failed');
    expect(code).toBe(1);
  });

  it('gives a suite what those before it have left of their shares, and no more', async () => {
    const slow = { browser: `sleep 6; echo '2 passed, 0 failed'`, hostile: `sleep 600` };
    const folder = await clone({ suites: slow, minutes: { 'npm-test': 0.1, browser: 0.05, hostile: 0 } });
    const { lines } = await runCi(folder);
    expect(lines.slice(-25).filter((line) => line.includes('took longer'))).toEqual([
      expect.stringMatching(/^hostile took longer than its 0\.[0-9] minutes, and was ended\.$/),
    ]);
    expect(lines.at(-1)).toBe('20 passed, 1 failed');
  });

  it('runs n8n once more where it failed, and counts that run', async () => {
    const { code, lines, asked } = await runCi(
      await clone({
        suites: {
          n8n: `if [ -e once ]; then echo '3 passed, 0 failed'; else touch once; echo '1 passed, 2 failed'; exit 1; fi`,
        },
      }),
    );
    expect(asked.filter((line) => line.includes('test:n8n'))).toHaveLength(2);
    expect([lines.at(-1), code]).toEqual(['23 passed, 0 failed', 0]);
  });

  it('counts a suite that ends badly without counting as one failure', async () => {
    const { code, lines } = await runCi(await clone({ suites: { site: 'exit 3' } }));
    expect([lines.at(-1), code]).toEqual(['20 passed, 1 failed', 1]);
  });

  it('tells again at its end why the first test of a suite failed, and below it which ones did', async () => {
    const failing = `echo 'FAIL browser/a.test.ts'; echo '  ● the page › opens'; echo '    Expected: 1'; echo '4 passed, 1 failed'; exit 1`;
    const { lines } = await runCi(await clone({ suites: { browser: failing } }));
    const told = lines.slice(lines.lastIndexOf('== browser failed'));
    expect(told).toEqual(expect.arrayContaining(['  ● the page › opens', '    Expected: 1']));
    expect(lines.slice(-4, -2)).toEqual(['browser: FAIL browser/a.test.ts', 'browser: ● the page › opens']);
    expect([lines.filter((line) => line.startsWith('== ')), lines.at(-1)]).toEqual([
      ['== browser failed'],
      '24 passed, 1 failed',
    ]);
  });

  it('names at its end what passed only when it was run once more', async () => {
    const late = `echo 'Passed only when run once more: a.test.ts'; echo '2 passed, 0 failed'`;
    const { code, lines } = await runCi(await clone({ suites: { outside: late } }));
    expect(lines.slice(-3)).toEqual([
      'outside: Passed only when run once more: a.test.ts',
      '',
      '22 passed, 0 failed',
    ]);
    expect(code).toBe(0);
  });

  it('runs the same half of the fault tests and of the long ones again for the same commit, and the other for the next', async () => {
    const folder = await clone({});
    const shardsOf = async () => {
      const { asked } = await runCi(folder);
      return ['faults', 'long'].map((suite) => {
        const line = asked.findLast((one) => one.includes(`test:${suite} `));
        return /--shard[= ](\S+)$/.exec(line ?? '')?.[1];
      });
    };
    const first = await shardsOf();
    expect(await shardsOf()).toEqual(first);
    execFileSync(
      'git',
      [
        '-c',
        'user.name=n',
        '-c',
        'user.email=n@example.com',
        'commit',
        '-q',
        '--allow-empty',
        '-m',
        'Second',
      ],
      { cwd: folder },
    );
    const halves = ['1/2', '2/2'];
    const second = first.map((half) => halves.find((other) => other !== half));
    expect(halves).toEqual(expect.arrayContaining(first));
    expect(await shardsOf()).toEqual(second);
  });
});
