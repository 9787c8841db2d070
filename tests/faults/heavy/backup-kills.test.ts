import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CLI, clipwright, homeEnvironment } from '../../operate/backup-command.js';
import { rowsOf, temporaryFolder, waitUntil } from '../../support/index.js';
import { ServerProcess } from '../../support/server-process.js';
import { embeddedUrl, startEmbedded } from '../embedded-server.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { Stage } from '../stage.js';
import { tell } from '../tell.js';

const ROUNDS = 4;

async function openHome(home: string): Promise<Stage> {
  const server = await startEmbedded(home);
  const database = { name: 'embedded', url: await embeddedUrl(home), drop: () => Promise.resolve() };
  const stage = await Stage.open({ home, database });
  stage.add(server);
  return stage;
}

/** Kills a command at some moment after it has begun to write, which such a file shows. */
async function kill(
  chance: SeededChance,
  { withinMs, begun }: { withinMs: number; begun: () => Promise<boolean> },
  home: string,
  ...args: string[]
): Promise<void> {
  const command = spawn(process.execPath, [CLI, ...args], { env: homeEnvironment(home), stdio: 'ignore' });
  const exited = once(command, 'exit');
  await waitUntil({ what: 'the work to begin', everyMs: 5 }, begun);
  await chance.moment(withinMs);
  command.kill('SIGKILL');
  await exited;
}

const isThere = async (file: string): Promise<boolean> =>
  await access(file).then(
    () => true,
    () => false,
  );

/** Some 60 MB of rows, so that there is something to be killed in. */
const MANY_ROWS = `
  INSERT INTO audit_entries (action, actor, details)
  SELECT 'test', 'nobody', jsonb_build_object('text', repeat(md5(n::text), 30)) FROM generate_series(1, 60000) AS n`;

describe('backups and restores that are killed', () => {
  it('leave no file that looks whole, and the next one begins beside what they left', async () => {
    const chance = new SeededChance('killed backup');
    const folder = await temporaryFolder('backups');
    const stage = await openBackedUp();
    const [server] = stage.servers;
    if (server === undefined) throw new Error('no server');
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = join(folder, `${round}.tar`);
      const begun = async () => (await readdir(folder)).some((name) => name.startsWith(`${round}.`));
      await kill(chance, { withinMs: 400, begun }, stage.home, 'backup', file);
      await stage.admit(server);
    }
    const names = await readdir(folder);
    tell(`killed backups have left ${names.join(', ')}`);
    expect(names.filter((name) => name.endsWith('.part'))).not.toEqual([]);
    for (const name of names.filter((one) => !one.endsWith('.part')))
      expect([name, await codeOf(stage.home, 'restore', join(folder, name), '--check')]).toEqual([name, 0]);
    await expectInvariants(stage);
  });

  it('leave no home that a server takes for one, and the next restore begins anew', async () => {
    const chance = new SeededChance('killed restore');
    const stage = await openBackedUp();
    const whole = join(await temporaryFolder('backups'), 'whole.tar');
    expect(await codeOf(stage.home, 'backup', whole)).toBe(0);
    const home = join(await temporaryFolder('restored'), 'home');
    const begun = () => isThere(join(home, 'restoring'));
    for (let round = 0; round < ROUNDS; round += 1) {
      await kill(chance, { withinMs: 3_000, begun }, home, 'restore', whole);
      if (!(await begun())) break;
      await expect(startIn(home)).rejects.toThrow(/A restore into .* was cut off/);
    }
    if (await begun()) expect(await codeOf(home, 'restore', whole)).toBe(0);
    const after = await openHome(home);
    const [restored] = after.servers;
    expect(restored && (await after.post(restored))?.status).toBe(200);
    await expectInvariants(after);
  });
});

async function openBackedUp(): Promise<Stage> {
  const stage = await openHome(await temporaryFolder('backed-up'));
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server');
  expect((await stage.post(server))?.status).toBe(200);
  await rowsOf(stage.database, MANY_ROWS);
  return stage;
}

const codeOf = async (home: string, ...args: string[]): Promise<number> =>
  (await clipwright(homeEnvironment(home), ...args)).code;

async function startIn(home: string): Promise<void> {
  const running = new ServerProcess({ CLIPWRIGHT_HOME: home, PORT: '0' });
  await running.ready();
}
