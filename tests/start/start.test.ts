import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder, waitUntil } from '../support/index.js';
import { asOrdinaryUser, makeReady, ordinaryFolder, readableClone, repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

beforeAll(makeReady, 600_000);

/** Below a folder that others may enter, so that Postgres is given its path and can be recognised by it. */
async function newHome(): Promise<string> {
  const folder = await temporaryFolder('start');
  await chmod(folder, 0o755);
  return `${folder}/home`;
}

function npmStart(home: string, more: { port?: string; cwd?: string; before?: readonly string[] } = {}): StartedProcess {
  return new StartedProcess({
    command: [...(more.before ?? []), 'npm', 'start'],
    cwd: more.cwd ?? repository,
    env: { CLIPWRIGHT_HOME: home, PORT: more.port ?? '0' },
  });
}

const KEY = /cw_[0-9A-Za-z]{36}/;
const LAST_LINE_OF_INTRODUCTION = /-d '\{"prompt": .*\}'\n/;

/** Waits for the introduction that a new home gets, and gives the key in it. */
async function demoKey(started: StartedProcess): Promise<string> {
  await started.prints(LAST_LINE_OF_INTRODUCTION);
  return KEY.exec(started.stdout)?.[0] ?? '';
}

async function accountStatus(origin: string, key: string): Promise<number> {
  return (await fetch(`${origin}/api/v1/account`, { headers: { authorization: `Bearer ${key}` } })).status;
}

async function end(started: StartedProcess): Promise<void> {
  started.child.kill('SIGTERM');
  await started.leavesNothingBehind();
}

describe('npm start', () => {
  it('prints the address, and in a new home an API key that works and a curl; later starts print no key', async () => {
    const home = await newHome();
    const first = npmStart(home);
    const origin = await first.ready();
    const key = await demoKey(first);
    expect(first.stdout).toContain(`curl -sS ${origin}/api/v1/text-to-video.php`);
    expect(await accountStatus(origin, key)).toBe(200);
    await end(first);
    const second = npmStart(home);
    expect(await accountStatus(await second.ready(), key)).toBe(200);
    await end(second);
    expect(second.stdout).not.toMatch(KEY);
  });

  it('leaves no process behind when npm gets a SIGTERM', async () => {
    const started = npmStart(await newHome());
    await started.ready();
    expect(started.family().map(({ command }) => command)).toEqual(expect.arrayContaining([expect.stringContaining('bin/postgres')]));
    started.child.kill('SIGTERM');
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it('leaves no process behind after Ctrl-C', async () => {
    const started = npmStart(await newHome());
    await started.ready();
    started.interrupt();
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it.each([
    ['the script has just begun', 'scripts/run.mjs'],
    ['the database is being made', 'bin/initdb'],
    ['the database is starting', 'bin/postgres'],
  ])('leaves no process behind when it is stopped while %s', async (_, seen) => {
    const started = npmStart(await newHome());
    await waitUntil({ what: seen, everyMs: 5 }, () => started.family().some(({ command }) => command.includes(seen)));
    started.interrupt();
    await started.leavesNothingBehind();
    expect(started.family()).toEqual([]);
  });

  it.each([
    ['npm', /^npm start/],
    ['the script behind it', /^node scripts\/run\.mjs start/],
    ['the server', /apps\/api\/dist\/main\.js/],
    ['the database', /bin\/postgres -D/],
  ])('works again at once after kill -9 of %s', async (_, victim) => {
    const home = await newHome();
    const killed = npmStart(home);
    const key = await demoKey(killed);
    if (victim.source.includes('postgres')) await killAlso(killed, /apps\/api\/dist\/main\.js/);
    killed.killMember(victim);
    const next = npmStart(home);
    expect(await accountStatus(await next.ready(), key)).toBe(200);
    await end(next);
  });

  it('works for an ordinary user too, also after kill -9', async () => {
    const [home, cwd] = [`${await ordinaryFolder()}/home`, await readableClone()];
    const killed = npmStart(home, { cwd, before: asOrdinaryUser });
    const key = await demoKey(killed);
    killed.killMember(/apps\/api\/dist\/main\.js/);
    const next = npmStart(home, { cwd, before: asOrdinaryUser });
    expect(await accountStatus(await next.ready(), key)).toBe(200);
    await end(next);
  });

  it('refuses a second server on the same home in a sentence, and leaves the first one alone', async () => {
    const home = await newHome();
    const first = npmStart(home);
    const origin = await first.ready();
    const second = npmStart(home);
    expect(await second.exited).toBe(1);
    expect(second.stderr).toMatch(/Another Clipwright server \(process \d+\) is using .*\. Stop it first, set CLIPWRIGHT_HOME to another folder/);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await end(first);
  });

  it('names the port that is taken, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = npmStart(await newHome(), { port: String(port) });
    expect(await started.exited).toBe(1);
    expect(started.stderr).toContain(`Port ${port} on 127.0.0.1 is taken by another program. Stop that program, or set PORT to another one.`);
    await started.leavesNothingBehind();
    other.close();
  });
});

async function killAlso(started: StartedProcess, pattern: RegExp): Promise<void> {
  started.killMember(pattern);
  await started.exited;
}

describe('npm run -s clipwright', () => {
  const clipwright = (home: string, ...args: string[]): StartedProcess =>
    new StartedProcess({ command: ['npm', 'run', '-s', 'clipwright', '--', ...args], cwd: repository, env: { CLIPWRIGHT_HOME: home } });

  it('works beside a running server and prints one JSON line and nothing else', async () => {
    const home = await newHome();
    const server = npmStart(home);
    const origin = await server.ready();
    const command = clipwright(home, 'account', 'create', '--email', 'beside@example.com', '--plan', 'api', '--json');
    expect(await command.exited).toBe(0);
    const account = JSON.parse(command.stdout) as { email: string; plan: string; api_key: string };
    expect(command.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(account).toMatchObject({ email: 'beside@example.com', plan: 'api' });
    expect(await accountStatus(origin, account.api_key)).toBe(200);
    await end(server);
  });

  it('works without a server, leaves none behind, and passes its exit code through', async () => {
    const home = await newHome();
    const made = clipwright(home, 'account', 'create', '--email', 'alone@example.com', '--plan', 'free', '--json');
    expect(await made.exited).toBe(0);
    await made.leavesNothingBehind();
    const refused = clipwright(home, 'account', 'create', '--email', 'alone@example.com', '--plan', 'no-such-plan');
    expect(await refused.exited).not.toBe(0);
    expect(refused.stdout).toBe('');
  });
});
