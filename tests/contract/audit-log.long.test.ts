import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse } from '@clipwright/core/videos';
import { newOperator } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  call,
  commandEnvironment,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
} from '../support/index.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

interface Entry {
  readonly action: string;
  readonly actor: string;
  readonly subject: string | null;
  readonly address: string | null;
  readonly details: Record<string, unknown>;
}

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  operator = await newOperator(server.origin, server.database);
});

/** What an operator reads about somebody, oldest first. */
async function entriesAbout(text: string): Promise<Entry[]> {
  const { entries } = await operator.tell<{ entries: Entry[] }>({
    path: `/dashboard/operator/audit?search=${encodeURIComponent(text)}`,
  });
  return entries
    .map(({ action, actor, subject, address, details }) => ({ action, actor, subject, address, details }))
    .reverse();
}

async function clipwright(...args: string[]): Promise<string> {
  const env = commandEnvironment(server);
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env });
  return stdout;
}

describe('the audit log tells of the command line', () => {
  it('every account that it makes or changes, and every key and password that it sets, without a secret', async () => {
    const email = 'ordered@example.com';
    const byCommand = { actor: 'command line', subject: email, address: null };
    const { api_key: key } = JSON.parse(
      await clipwright('account', 'create', '--email', 'Ordered@example.com', '--plan', 'basic', '--json'),
    ) as { api_key: string };
    await clipwright('account', 'plan', '--email', email, '--plan', 'api', '--reason', 'paid by bank');
    await clipwright('account', 'make-operator', '--email', email);
    await clipwright('account', 'deactivate', '--email', email);
    const told = [
      await clipwright('key', 'regenerate', '--email', email),
      await clipwright('account', 'reset-password', '--email', email),
    ];
    const entries = await entriesAbout(email);
    expect(entries).toEqual([
      { action: 'account.made', ...byCommand, details: { plan: 'basic', operator: false } },
      {
        ...{ action: 'subscription.changed', ...byCommand },
        details: {
          ...{ plan: 'api', was: 'basic', source: 'operator', state: 'active' },
          ...{ period_end: null, reason: 'paid by bank', before: expect.objectContaining({ plan: 'basic' }) },
        },
      },
      { action: 'account.changed', ...byCommand, details: { operator: true } },
      { action: 'account.changed', ...byCommand, details: { active: false } },
      { action: 'key.made', ...byCommand, details: {} },
      { action: 'password.reset', ...byCommand, details: {} },
    ]);
    const secrets = [key, ...told.flatMap((text) => /(?:api_key|password) +(\S+)/.exec(text)?.[1] ?? [])];
    expect(secrets).toHaveLength(3);
    for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('no account that it could not make', async () => {
    const { email } = await seedAccount(server.database);
    await expect(clipwright('account', 'create', '--email', email, '--plan', 'api')).rejects.toThrow(
      'There is an account',
    );
    expect(await entriesAbout(email)).toEqual([]);
  });

  it('every entry of the credit ledger that it repairs', async () => {
    const owner = await seedAccount(server.database);
    const id = await seedVideo(server.database, owner, {
      status: 'failed',
      error: { code: 'generation_failed', message: 'x' },
    });
    await rowsOf(
      server.database,
      `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', $2, 1)`,
      [id, owner.accountId],
    );
    await clipwright('credits', 'audit', '--repair');
    const repairs = (await entriesAbout('command line')).filter(
      ({ action }) => action === 'credits.repaired',
    );
    expect(repairs).toContainEqual({
      action: 'credits.repaired',
      actor: 'command line',
      subject: null,
      address: null,
      details: { video_id: id, closed_by: 'release' },
    });
  });
});

describe('an account that the command line', () => {
  const tell = async (commands: readonly string[], { email }: Person): Promise<object | undefined> => {
    for (const command of commands) await clipwright('account', command, '--email', email);
    const [facts] = await rowsOf(
      server.database,
      'SELECT active, operator, approval, must_verify FROM accounts WHERE email = $1',
      [email],
    );
    return facts;
  };

  it('lets in waits for nothing any more, and one that is no operator any more is none', async () => {
    const waiting = await newOperator(server.origin, server.database);
    const waits = `UPDATE accounts SET approval = 'waiting', must_verify = true WHERE email = $1`;
    await rowsOf(server.database, waits, [waiting.email]);
    expect(await tell(['approve', 'vouch', 'unmake-operator'], waiting)).toEqual({
      active: true,
      operator: false,
      approval: 'approved',
      must_verify: false,
    });
  });

  it('shuts out and lets in again has to sign in anew', async () => {
    const person = await newPerson(server.origin);
    expect(await person.isSignedIn()).toBe(true);
    expect(await tell(['deactivate', 'activate'], person)).toMatchObject({ active: true });
    expect(await person.isSignedIn()).toBe(false);
    expect((await person.signIn()).status).toBe(200);
  });
});

describe('the audit log tells of the API', () => {
  let owner: SeededAccount;
  const remove = (id: string) =>
    call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner.key });
  const byKey = (id: string, status: string): Entry => ({
    action: 'video.deleted',
    actor: owner.email,
    subject: owner.email,
    address: '127.0.0.1',
    details: { video_id: id, status, by: 'API key' },
  });

  it('every video that a key deletes or cancels, once', async () => {
    owner = await seedAccount(server.database);
    const finished = await seedVideo(server.database, owner);
    const admitted = await postText({ origin: server.origin, key: owner.key }, undefined, {
      headers: [['Prefer', 'respond-async']],
    });
    const { video_id: queued } = AcceptedResponse.parse(admitted.json);
    const begun = await seedVideo(server.database, owner, { status: 'processing' });
    for (const id of [finished, queued, begun]) expect((await remove(id)).status).toBe(200);
    errorOf(await remove(finished), 'not_found');
    expect(await entriesAbout(owner.email)).toEqual([
      byKey(finished, 'deleted'),
      byKey(queued, 'canceled'),
      byKey(begun, 'canceled'),
    ]);
  });

  it('one of many that delete the same video at once', async () => {
    owner = await seedAccount(server.database);
    const id = await seedVideo(server.database, owner);
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await entriesAbout(owner.email)).toEqual([byKey(id, 'deleted')]);
  });

  it('no video that was not there', async () => {
    owner = await seedAccount(server.database);
    errorOf(await remove('vid_0000000000000000000000'), 'not_found');
    errorOf(await remove(await seedVideo(server.database, await seedAccount(server.database))), 'not_found');
    expect(await entriesAbout(owner.email)).toEqual([]);
  });
});

describe('the audit log tells of the dashboard', () => {
  it('every video that its owner deletes there', async () => {
    const [account] = await rowsOf<{ id: string }>(
      server.database,
      'SELECT id FROM accounts WHERE email = $1',
      [operator.email],
    );
    const id = await seedVideo(server.database, {
      accountId: account?.id ?? '',
      email: operator.email,
      key: '',
    });
    const [inList, inTrash] = [`/dashboard/videos/${id}`, `/dashboard/trash/${id}`];
    await operator.tell({ method: 'DELETE', path: inList });
    await operator.tell({ method: 'POST', path: `${inTrash}/restore` });
    for (const path of [inList, inTrash]) await operator.tell({ method: 'DELETE', path });
    const entries = (await entriesAbout(operator.email)).filter(({ action }) => action.startsWith('video.'));
    const of = (status: string) => ({ details: { video_id: id, status, by: 'dashboard' } });
    expect(entries).toMatchObject(['trashed', 'restored', 'trashed', 'deleted'].map(of));
    expect(entries.map(({ action }) => action)).toEqual([
      'video.deleted',
      'video.restored',
      'video.deleted',
      'video.deleted',
    ]);
  });
});
