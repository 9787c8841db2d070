import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedUrl, startEmbedded } from '../faults/embedded-server.js';
import { expectInvariants } from '../faults/invariants.js';
import { SHORT_CLIP, Stage, type StageServer } from '../faults/stage.js';
import { videoRows } from '../faults/video-rows.js';
import { call, generated, temporaryFolder, untilStatus } from '../support/index.js';
import { clipwright, homeEnvironment } from './backup-command.js';

interface Opened {
  readonly stage: Stage;
  readonly server: StageServer;
}

async function openHome(home: string): Promise<Opened> {
  const server = await startEmbedded(home);
  const database = { name: 'embedded', url: await embeddedUrl(home), drop: () => Promise.resolve() };
  const stage = await Stage.open({ home, database });
  return { stage, server: stage.add(server) };
}

let first: Opened;
let video: { readonly id: string; readonly path: string; readonly hash: string };
let file: string;
/** Made by a server that went on making videos. */
let told: { readonly rows: number; readonly files: number };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Admits videos for as long as something else takes, and gives how many. */
async function busyWhile<Result>(work: Promise<Result>): Promise<[Result, number]> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let admitted = 0;
  while (!isDone && admitted < 3) {
    await first.stage.admit(first.server);
    admitted += 1;
  }
  return [await done, admitted];
}

beforeAll(async () => {
  first = await openHome(await temporaryFolder('backed-up'));
  const { origin } = first.server;
  const { key } = first.stage.account;
  const { video_id: id, video_url: url } = generated(
    await call(origin, { method: 'POST', path: '/api/v1/text-to-video.php', key, body: SHORT_CLIP }),
  );
  const path = new URL(url).pathname;
  video = { id, path, hash: hashOf((await call(origin, { path })).bytes) };
  file = join(await temporaryFolder('backups'), 'whole.tar');
  await first.stage.admit(first.server);
  const [made, admitted] = await busyWhile(
    clipwright(homeEnvironment(first.stage.home), 'backup', file, '--json'),
  );
  expect([made.stderr, made.code]).toEqual(['', 0]);
  expect(admitted).toBeGreaterThan(0);
  told = JSON.parse(made.stdout) as typeof told;
});

describe('a backup of a server at work', () => {
  it('is one file for its owner alone, and nothing is left beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['whole.tar']);
    expect(told.rows).toBeGreaterThan(10);
    expect(told.files).toBeGreaterThanOrEqual(1);
  });

  it('becomes a server on an empty machine, with the key, the window, the ledger and the videos', async () => {
    const home = join(await temporaryFolder('restored'), 'home');
    const restored = await clipwright(homeEnvironment(home), 'restore', file);
    expect([restored.code, restored.stderr]).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ rows and \d+ files/),
    ]);
    const server = await startEmbedded(home);
    const database = { name: 'restored', url: await embeddedUrl(home), drop: () => Promise.resolve() };
    const { key, accountId } = first.stage.account;
    expect(hashOf((await call(server.origin, { path: video.path })).bytes)).toBe(video.hash);
    const counted = (await videoRows(database)).filter((row) => row.accountId === accountId).length;
    const account = await call(server.origin, { path: '/api/v1/account', key });
    expect(account.json).toMatchObject({ rate_limit: { count: counted } });
    const another = await call(server.origin, {
      method: 'POST',
      path: '/api/v1/text-to-video.php',
      key,
      body: SHORT_CLIP,
    });
    expect(generated(another).video_id).toMatch(/^vid_/);
    expect(another.header('x-ratelimit-remaining')).toBe(String(15 - counted - 1));
    const waited = (await videoRows(database)).map(({ id }) => id);
    for (const id of waited) await untilStatus({ origin: server.origin, key }, id, 'completed');
    const stage = await Stage.open({ home, database });
    stage.add(server);
    await expectInvariants(stage);
    const audit = await clipwright(homeEnvironment(home), 'credits', 'audit');
    expect([audit.code, audit.stderr]).toEqual([0, expect.stringContaining('agrees with every video')]);
  });

  it('is never written over, and a home that is in use is never restored into', async () => {
    const again = await clipwright(homeEnvironment(first.stage.home), 'backup', file);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('never written over')]);
    const into = await clipwright(homeEnvironment(first.stage.home), 'restore', file);
    expect([into.code, into.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
  });

  it('that is cut off or changed is refused in a sentence, and nothing of it is left in the home', async () => {
    const bytes = await readFile(file);
    const folder = await temporaryFolder('broken');
    const changed = Buffer.from(bytes);
    const middle = Math.floor(changed.byteLength / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await writeFile(join(folder, 'changed.tar'), changed);
    await writeFile(join(folder, 'cut.tar'), bytes);
    await truncate(join(folder, 'cut.tar'), middle);
    await writeFile(join(folder, 'bare.tar'), bytes.subarray(0, 512 * 4));
    await writeFile(join(folder, 'other.tar'), 'a letter');
    for (const name of ['changed.tar', 'cut.tar', 'bare.tar', 'other.tar']) {
      const home = join(folder, `home-${name}`);
      const refused = await clipwright(homeEnvironment(home), 'restore', join(folder, name));
      expect([name, refused.code, refused.stderr.split('\n')]).toEqual([
        name,
        1,
        [expect.stringMatching(/is (no whole backup|damaged)/), ''],
      ]);
      expect(await readdir(home).catch(() => null)).toBeNull();
    }
  });

  it('is what doctor tells the age of, and misses where one was promised', async () => {
    const promised = { BACKUP_MAX_AGE_HOURS: '24' };
    const made = await clipwright(homeEnvironment(first.stage.home, promised), 'doctor');
    expect(made.stdout).toMatch(/^ok +backup +the newest is \d+ minutes old, .*whole\.tar, /m);
    const never = await clipwright(homeEnvironment(await temporaryFolder('new'), promised), 'doctor');
    expect(never.stdout).toMatch(/^WRONG +backup +none was made of this home\. BACKUP_MAX_AGE_HOURS wants/m);
    expect(never.code).toBe(1);
  });

  it('is read whole by restore --check', async () => {
    const checked = await clipwright(homeEnvironment('/nonexistent'), 'restore', file, '--check');
    expect([checked.code, checked.stderr]).toEqual([0, expect.stringContaining('is whole')]);
  });
});
