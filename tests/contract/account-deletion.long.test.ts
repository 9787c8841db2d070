import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  givePlan,
  call,
  commandEnvironment,
  errorOf,
  generated,
  multipart,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { tracesOf } from '../support/traces-of.js';
import { plainPng } from '../corpora/support-image/plain-png.js';
import { accountIdOf, newOperator } from '../dashboard/support/operator.js';
import { newPerson, Person } from '../dashboard/support/person.js';

const PROMPT = 'a lantern in the attic of my grandmother';
const CLIP = { prompt: PROMPT, video_model: 'modela2', resolution: '480p', duration: 1 };
const LONG = { prompt: PROMPT, video_model: 'modelb3', resolution: '2k', duration: 15 };
const ASYNC = { headers: [['Prefer', 'respond-async']] } as const;
const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' } });
});

/** Somebody with a key, on the plan that allows it, as the operator sets it. */
async function customer(server: TestServer): Promise<{ person: Person; key: string; accountId: string }> {
  const person = await newPerson(server.origin);
  await givePlan(server.database, person.email, 'api');
  const { api_key: key } = await person.tell<{ api_key: string }>({ path: '/dashboard/key', body: {} });
  return { person, key, accountId: await accountIdOf(server.database, person.email) };
}

const foldersOf = ({ home }: TestServer): string[] => [join(home, 'media'), join(home, 'tmp')];

const deleted = (server: TestServer, accountId: string): Promise<unknown> =>
  waitUntil(
    { what: 'the account to be deleted' },
    async () =>
      (await rowsOf(server.database, 'SELECT 1 FROM accounts WHERE id = $1', [accountId])).length === 0 ||
      null,
  );

async function runCli(server: TestServer, ...args: string[]): Promise<Record<string, unknown>> {
  const env = commandEnvironment(server);
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, '--json'], { env });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('the owner of an account', () => {
  const remove = (person: Person, email = person.email) =>
    person.ask({ path: '/dashboard/account/delete', body: { email } });

  it('has to type its address', async () => {
    const { person } = await customer(server);
    const answer = await remove(person, 'somebody.else@example.com');
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([400, 'wrong_email']);
    expect(await person.isSignedIn()).toBe(true);
  });

  it('has to have given the password within the last 15 minutes', async () => {
    const { person } = await customer(server);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE account_id = $1`,
      [await accountIdOf(server.database, person.email)],
    );
    const answer = await remove(person);
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([403, 'password_required']);
  });

  it('can not be deleted by a page of another site', async () => {
    const { person } = await customer(server);
    const answer = await person.ask({
      path: '/dashboard/account/delete',
      body: { email: person.email },
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  it('stays when it is the only operator of the server', async () => {
    const operator = await newOperator(server.origin, server.database);
    const answer = await remove(operator);
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([409, 'last_operator']);
  });

  it('leaves no trace: videos, files, image, prompts, key, sessions and address are gone, work under way too; a neighbour keeps everything', async () => {
    const neighbour = await seedAccount(server.database);
    const kept = generated(await postText({ origin: server.origin, key: neighbour.key }));
    const { person, key, accountId } = await customer(server);
    const caller = { origin: server.origin, key };
    const made = generated(await postText(caller, CLIP, { headers: [['Idempotency-Key', 'attic-1']] }));
    const request = JSON.stringify({
      prompt: PROMPT,
      video_model: 'modela2',
      resolution: '480p',
      duration: 1,
    });
    const form = multipart(
      ['image', 'image/png', plainPng(64, 64)],
      ['request', 'application/json', request],
    );
    generated(
      await call(server.origin, { method: 'POST', path: '/api/v1/image-to-video.php', key, ...form }),
    );
    await person.signIn('a wrong password');
    await person.signIn();
    for (const _ of [1, 2, 3]) expect((await postText(caller, LONG, ASYNC)).status).toBe(202);
    await waitUntil(
      { what: 'one of them to be made' },
      async () =>
        (
          await rowsOf(
            server.database,
            `SELECT 1 FROM videos WHERE account_id = $1 AND status = 'processing'`,
            [accountId],
          )
        ).length > 0 || null,
    );
    for (const needle of [PROMPT, person.email, accountId])
      expect(await tracesOf(needle, server.database, foldersOf(server))).not.toEqual([]);

    expect((await remove(person)).status).toBe(200);
    errorOf(await postText(caller), 'invalid_api_key');
    expect(await person.isSignedIn()).toBe(false);

    await deleted(server, accountId);
    const filesUnderWay = async () =>
      (await readdir(join(server.home, 'tmp'), { recursive: true })).filter((name) => name.endsWith('.mp4'));
    await waitUntil(
      { what: 'work under way to end' },
      async () => (await filesUnderWay()).length === 0 || null,
    );
    for (const needle of [PROMPT, person.email, accountId, key, key.slice(-4)])
      expect(await tracesOf(needle, server.database, foldersOf(server))).toEqual([]);
    errorOf(await call(server.origin, { path: new URL(made.video_url).pathname }), 'not_found');
    expect(await readdir(join(server.home, 'media'))).toEqual(
      expect.not.arrayContaining([expect.stringContaining(made.video_id)]),
    );
    expect((await statusOf({ origin: server.origin, key: neighbour.key }, kept.video_id)).status).toBe(
      'completed',
    );
    expect((await call(server.origin, { path: new URL(kept.video_url).pathname })).status).toBe(200);
  });

  it('leaves the sums of the ledger under a pseudonym, and an entry that says that an account was deleted', async () => {
    const { person, key, accountId } = await customer(server);
    generated(await postText({ origin: server.origin, key }, CLIP));
    await remove(person);
    await deleted(server, accountId);
    const [entry] = await rowsOf<{ subject: string; details: object }>(
      server.database,
      `SELECT subject, details FROM audit_entries WHERE action = 'account.deleted' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      subject: expect.stringMatching(/^deleted-\w{12}$/),
      details: { asked_by: 'its owner' },
    });
    const sums = await rowsOf(
      server.database,
      'SELECT kind, amount FROM credit_entries WHERE account_id = $1 ORDER BY kind',
      [entry?.subject],
    );
    expect(sums).toEqual([
      { kind: 'reserve', amount: 1 },
      { kind: 'settle', amount: 1 },
    ]);
  });

  it('may come back with the same address as somebody new', async () => {
    const { person, accountId } = await customer(server);
    await remove(person);
    await deleted(server, accountId);
    const again = new Person(server.origin, person.email, person.password);
    expect((await again.signUp()).status).toBe(200);
    expect(await again.tell<object>({ path: '/dashboard/overview' })).toMatchObject({
      key: null,
      videos: 0,
      credits_used: 0,
    });
  });
});

describe('an export', () => {
  let owner: Awaited<ReturnType<typeof customer>>;

  beforeAll(async () => {
    owner = await customer(server);
    generated(await postText({ origin: server.origin, key: owner.key }, CLIP));
  });

  interface Exported {
    readonly export: { readonly files_at: string };
    readonly account: { readonly email: string; readonly api_key: { readonly hint: string } };
    readonly videos: readonly { readonly id: string; readonly prompt: string; readonly file: string }[];
    readonly credits: readonly object[];
    readonly sessions: readonly object[];
    readonly audit_log: readonly { readonly action: string }[];
  }

  it('is one JSON document with everything of the own account, and an address for each file', async () => {
    const answer = await owner.person.ask({ path: '/dashboard/account/export' });
    expect(answer.header('Content-Disposition')).toBe('attachment; filename="clipwright-account.json"');
    const exported = answer.json as Exported;
    expect(exported.account).toMatchObject({
      email: owner.person.email,
      api_key: { hint: expect.any(String) },
    });
    expect(exported.videos.map(({ prompt }) => prompt)).toEqual([PROMPT]);
    expect(exported.credits).toHaveLength(2);
    expect(exported.audit_log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['signed-up', 'key.made']),
    );
    const file = await call(server.origin, {
      path: new URL(`${exported.export.files_at}${exported.videos[0]?.file ?? ''}`).pathname,
    });
    expect(file.status).toBe(200);
  });

  it('tells no secret: no password, no key, no session token, and nothing of anybody else', async () => {
    const other = await customer(server);
    await seedVideo(server.database, { accountId: other.accountId } as SeededAccount, {
      prompt: 'of somebody else',
    });
    const { text } = await owner.person.ask({ path: '/dashboard/account/export' });
    for (const secret of ['argon2', owner.key, '"token"', '"hash"', other.person.email, 'of somebody else'])
      expect(text).not.toContain(secret);
  });

  it('of thousands of videos is whole, and one account has one at a time', async () => {
    const many = await customer(server);
    await rowsOf(
      server.database,
      `INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed)
       SELECT 'vid_many' || n, $1, 'expired', 'text', repeat('x', 1500), 'modela2', '480p', '16:9', 1, 854, 480, false, 1 FROM generate_series(1, 3000) AS n`,
      [many.accountId],
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => many.person.ask({ path: '/dashboard/account/export' })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429, 429,
    ]);
    const whole = answers.find(({ status }) => status === 200)?.json as Exported;
    expect(new Set(whole.videos.map(({ id }) => id)).size).toBe(3_000);
    expect((await many.person.ask({ path: '/dashboard/account/export' })).status).toBe(200);
  });

  it('is not for strangers', async () => {
    expect((await call(server.origin, { path: '/dashboard/account/export' })).status).toBe(401);
    expect((await call(server.origin, { path: '/dashboard/account/export', key: owner.key })).status).toBe(
      401,
    );
  });

  it('has the images that videos were made from, for their owner alone', async () => {
    const [video] = await rowsOf<{ id: string }>(
      server.database,
      `UPDATE videos SET image = id || '.image.png', image_bytes = 1 WHERE account_id = $1 RETURNING id`,
      [owner.accountId],
    );
    const image = `${video?.id ?? ''}.image.png`;
    await writeFile(join(server.home, 'media', image), 'x');
    const path = `/dashboard/account/images/${image}`;
    const own = await owner.person.ask({ path });
    expect([own.status, own.header('content-type'), own.text]).toEqual([200, 'image/png', 'x']);
    expect((await (await customer(server)).person.ask({ path })).status).toBe(404);
    await rowsOf(server.database, 'UPDATE videos SET image = NULL, image_bytes = 0 WHERE id = $1', [
      video?.id,
    ]);
  });

  it('on the command line is a folder with the document and every file', async () => {
    const folder = join(await temporaryFolder('export'), 'out');
    const told = await runCli(server, 'account', 'export', '--email', owner.person.email, '--to', folder);
    expect(told).toMatchObject({ email: owner.person.email, files: 1, exported_to: folder });
    const exported = JSON.parse(await readFile(join(folder, 'account.json'), 'utf8')) as Exported;
    const file = exported.videos[0]?.file ?? '';
    expect(
      (await readFile(join(folder, exported.export.files_at, file))).equals(
        await readFile(join(server.home, 'media', file)),
      ),
    ).toBe(true);
  });
});

describe('account delete on the command line', () => {
  it('wants to be told whether an export comes first, shuts the account at once, and is finished by a worker that was killed in the middle', async () => {
    const http = await startServer({ role: 'http' });
    const owner = await seedAccount(http.database);
    const media = join(http.home, 'media');
    await mkdir(media, { recursive: true });
    const ids = await Promise.all(
      Array.from({ length: 800 }, () => seedVideo(http.database, owner, { prompt: PROMPT })),
    );
    await Promise.all(ids.map((id) => writeFile(join(media, `${id}-1.mp4`), PROMPT)));
    await expect(runCli(http, 'account', 'delete', '--email', owner.email)).rejects.toThrow('--export-to');
    const told = await runCli(http, 'account', 'delete', '--email', owner.email, '--without-export');
    expect(told['account_id']).toBe(owner.accountId);
    errorOf(await postText({ origin: http.origin, key: owner.key }), 'invalid_api_key');
    await runCli(http, 'account', 'delete', '--email', owner.email, '--without-export');

    const left = async (): Promise<number> =>
      (await rowsOf(http.database, 'SELECT 1 FROM videos WHERE account_id = $1', [owner.accountId])).length;
    const killed = await startServer({ role: 'worker', database: http.database, home: http.home });
    await waitUntil({ what: 'some to be gone', everyMs: 1 }, async () => (await left()) < ids.length || null);
    killed.kill('SIGKILL');
    await killed.exited;
    expect(await left()).toBeGreaterThan(0);
    await rowsOf(http.database, `UPDATE chores SET held_until = now() WHERE name = 'retention'`);
    const worker = await startServer({ role: 'worker', database: http.database, home: http.home });
    await deleted(http, owner.accountId);
    for (const needle of [PROMPT, owner.email, owner.accountId])
      expect(await tracesOf(needle, http.database, foldersOf(http))).toEqual([]);
    expect(await rowsOf(http.database, 'SELECT 1 FROM account_deletions')).toEqual([]);
    await worker.stop();
  });
});
