import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../support/index.js';
import { accountStatus, demoKey, end, KEY, newHome, npmStart } from './npm-start.js';
import { makeReady, repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

beforeAll(makeReady, 600_000);

/**
 * A server that was started a second time on its home; the tests beside it use it, until one of them ends it.
 */
let home = '';
let running: StartedProcess;
let origin = '';

const clipwright = (of: string, ...args: string[]): StartedProcess =>
  new StartedProcess({
    command: ['npm', 'run', '-s', 'clipwright', '--', ...args],
    cwd: repository,
    env: { CLIPWRIGHT_HOME: of },
  });

describe('npm start', () => {
  it('prints the address, and in a new home an API key that works and a curl; later starts print no key', async () => {
    home = await newHome();
    const first = npmStart(home);
    const firstOrigin = await first.ready();
    const key = await demoKey(first);
    expect(first.stdout).toContain(`curl -sS ${firstOrigin}/api/v1/text-to-video.php`);
    expect(await accountStatus(firstOrigin, key)).toBe(200);
    await end(first);
    running = npmStart(home);
    origin = await running.ready();
    expect(await accountStatus(origin, key)).toBe(200);
    expect(running.stdout).not.toMatch(KEY);
  });

  it('refuses a second server on the same home in a sentence, and leaves the first one alone', async () => {
    const second = npmStart(home);
    expect(await second.exited).toBe(1);
    expect(second.stderr).toMatch(
      /Another Clipwright server \(process \d+\) is using .*\. Stop it first, set CLIPWRIGHT_HOME to another folder/,
    );
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('lets npm run -s clipwright work beside it, which prints one JSON line and nothing else', async () => {
    const command = clipwright(
      home,
      'account',
      'create',
      '--email',
      'beside@example.com',
      '--plan',
      'api',
      '--json',
    );
    expect(await command.exited).toBe(0);
    const account = JSON.parse(command.stdout) as { email: string; plan: string; api_key: string };
    expect(command.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(account).toMatchObject({ email: 'beside@example.com', plan: 'api' });
    expect(await accountStatus(origin, account.api_key)).toBe(200);
  });

  it('leaves no process behind when npm gets a SIGTERM', async () => {
    expect(running.family().map(({ command }) => command)).toEqual(
      expect.arrayContaining([expect.stringContaining('bin/postgres')]),
    );
    await end(running);
    expect(running.family()).toEqual([]);
  });

  it('shows the account that it makes, and leaves no process behind, when Ctrl-C comes as soon as it is ready', async () => {
    const started = npmStart(await newHome());
    await started.ready();
    started.interrupt();
    await started.leavesNothingBehind();
    expect(started.stdout).toMatch(KEY);
    expect(started.stderr).not.toContain('Error:');
    expect(started.family()).toEqual([]);
  });

  it.each([
    // Not npm's shell, whose command names the script too: one that is just forking drops the signal.
    ['the script has just begun', /^node scripts\/run\.mjs /],
    ['the database is being made', /bin\/initdb/],
    ['the database is starting', /bin\/postgres/],
  ])('leaves no process behind when it is stopped while %s', async (_, seen) => {
    const started = npmStart(await newHome());
    await waitUntil({ what: String(seen), everyMs: 5 }, () =>
      started.family().some(({ command }) => seen.test(command)),
    );
    started.interrupt();
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it('names the port that is taken, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = npmStart(await newHome(), { port: String(port) });
    expect(await started.exited).toBe(1);
    expect(started.stderr).toContain(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop that program, or set PORT to another one.`,
    );
    await started.leavesNothingBehind();
    other.close();
  });
});

describe('npm run -s clipwright', () => {
  it('works without a server, leaves none behind, and passes its exit code through', async () => {
    const alone = await newHome();
    const made = clipwright(
      alone,
      'account',
      'create',
      '--email',
      'alone@example.com',
      '--plan',
      'free',
      '--json',
    );
    expect(await made.exited).toBe(0);
    await made.leavesNothingBehind();
    const refused = clipwright(
      alone,
      'account',
      'create',
      '--email',
      'alone@example.com',
      '--plan',
      'no-such-plan',
    );
    expect(await refused.exited).not.toBe(0);
    expect(refused.stdout).toBe('');
  });
});
