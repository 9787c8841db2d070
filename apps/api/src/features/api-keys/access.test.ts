import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiKey } from '@clipwright/core/keys';
import { createTestDatabase } from '@clipwright/testing';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { seedAccount } from '../../__fixtures__/rows.js';
import { PlansConfig } from '../../config/plans.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { ApiKeyRepository } from './api-key.repository.js';
import { hashApiKey } from './api-key-hash.js';
import { Authenticator } from './authenticator.js';
import { requireLockedAccess, requireLockedAccount } from './locked-access.js';

let program: Program;
beforeAll(async () => {
  const database = await createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(database, { AUTH_FAILURES_PER_MINUTE: '3' });
});
afterAll(() => program.close());

const keys = (): ApiKeyRepository => program.get(ApiKeyRepository);
const newKey = (): string => createApiKey({ prefix: 'cw', randomBytes });

const put = async (accountId: string, key: string): Promise<void> =>
  await program
    .get(TransactionRunner)
    .run((transaction) => keys().put(transaction, { accountId, hash: hashApiKey(key), hint: key.slice(-4) }));

/** An account with a key. */
async function owner(): Promise<{ accountId: string; key: string }> {
  const accountId = await seedAccount(program);
  const key = newKey();
  await put(accountId, key);
  return { accountId, key };
}

let addresses = 0;
const newAddress = (): string => `192.0.2.${(addresses += 1) % 250}`;

interface Asked {
  readonly address?: string;
  readonly announcedBytes?: number;
}

/** Asks who makes a request with this header; gives what is noted on the request, too. */
async function authenticate(authorization: string | null, { address, announcedBytes = 0 }: Asked = {}) {
  const request: Record<string, unknown> = {
    raw: { rawHeaders: authorization === null ? [] : ['Authorization', authorization] },
    query: {},
    method: 'GET',
    routeOptions: { url: '/api/v1/videos' },
    headers: { 'content-length': String(announcedBytes) },
    ip: address ?? newAddress(),
  };
  const reply = { header: () => reply };
  const context = new ExecutionContextHost([request, reply], ApiKeyRepository, () => undefined);
  const caller = await program
    .get(Authenticator)
    .authenticate(context)
    .catch((error: unknown) => (error as { code: string }).code);
  return { caller, slot: request['keySlot'], sender: request['sender'] };
}

describe('a request with a key', () => {
  it('is made by its account, which pays', async () => {
    const { accountId, key } = await owner();
    expect(await authenticate(`Bearer ${key}`)).toEqual({
      caller: { accountId, keyHash: hashApiKey(key) },
      slot: accountId,
      sender: { name: accountId, pays: true },
    });
  });

  it('is refused by what is wrong with the key', async () => {
    const wrong = newKey();
    expect((await authenticate(null)).caller).toBe('missing_api_key');
    expect((await authenticate('Bearer else')).caller).toBe('malformed_api_key');
    expect((await authenticate(`Bearer ${wrong.slice(0, -1)}`)).caller).toMatch(/_api_key$/);
    expect(await authenticate(`Bearer ${wrong}`)).toEqual({
      caller: 'invalid_api_key',
      slot: undefined,
      sender: undefined,
    });
  });

  it.each([
    ['closed', 'UPDATE accounts SET active = false WHERE id = $1', 'invalid_api_key'],
    ['on another plan', `UPDATE subscriptions SET plan = 'pro' WHERE account_id = $1`, 'plan_required'],
    [
      'on a plan that this server does not have',
      `UPDATE subscriptions SET plan = 'gone' WHERE account_id = $1`,
      'plan_required',
    ],
    ['not approved', `UPDATE accounts SET approval = 'waiting' WHERE id = $1`, 'plan_required'],
  ])('is refused while its account is %s, and noted as its', async (_title, change, code) => {
    const { accountId, key } = await owner();
    await program.sql(change, [accountId]);
    expect(await authenticate(`Bearer ${key}`)).toMatchObject({ caller: code, slot: accountId });
  });

  it('is refused for a body that its route never takes, once the key is judged', async () => {
    const { key } = await owner();
    const announcedBytes = 50_000_000;
    expect((await authenticate(`Bearer ${key}`, { announcedBytes })).caller).toBe('body_too_large');
    expect((await authenticate('Bearer else', { announcedBytes })).caller).toBe('malformed_api_key');
  });
});

describe('failures of one address', () => {
  it('are counted, and refused past the limit, whoever they claim to be', async () => {
    const address = newAddress();
    const codes: unknown[] = [];
    for (const claim of [null, 'Bearer else', `Bearer ${newKey()}`, `Bearer ${newKey()}`])
      codes.push((await authenticate(claim, { address })).caller);
    expect(codes.slice(0, 3)).toEqual(['missing_api_key', 'malformed_api_key', 'invalid_api_key']);
    expect(codes[3]).toBe('too_many_auth_failures');
    expect((await authenticate(null, { address: newAddress() })).caller).toBe('missing_api_key');
  });

  it('are none with a right key, nor with a plan that is not enough', async () => {
    const [address, { accountId, key }] = [newAddress(), await owner()];
    for (let time = 0; time < 5; time += 1) await authenticate(`Bearer ${key}`, { address });
    await program.sql(`UPDATE subscriptions SET plan = 'free' WHERE account_id = $1`, [accountId]);
    for (let time = 0; time < 5; time += 1)
      expect((await authenticate(`Bearer ${key}`, { address })).caller).toBe('plan_required');
    expect((await authenticate(null, { address })).caller).toBe('missing_api_key');
  });
});

describe('under the lock', () => {
  const locked = <Result>(
    work: (...given: Parameters<typeof requireLockedAccess>) => Promise<Result>,
    key: string,
  ) =>
    program
      .get(TransactionRunner)
      .run((transaction) =>
        work(keys(), transaction, { accountId: '', keyHash: hashApiKey(key) }, program.get(PlansConfig)),
      )
      .catch((error: unknown) => (error as { code: string }).code);

  it('a key is judged as it stands now', async () => {
    const { accountId, key } = await owner();
    expect(await locked(requireLockedAccess, key)).toBeUndefined();
    expect(await locked(requireLockedAccess, newKey())).toBe('invalid_api_key');
    await program.sql(`UPDATE subscriptions SET plan = 'basic' WHERE account_id = $1`, [accountId]);
    expect(await locked(requireLockedAccess, key)).toBe('plan_required');
    await program.sql(`UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [accountId]);
    await program.sql('UPDATE accounts SET active = false WHERE id = $1', [accountId]);
    expect(await locked(requireLockedAccess, key)).toBe('invalid_api_key');
  });

  it.each([
    ['its key is replaced', 'UPDATE api_keys SET hint = hint WHERE account_id = $1'],
    ['its account is changed', 'UPDATE accounts SET active = active WHERE id = $1'],
    ['its plan is changed', 'UPDATE subscriptions SET plan = plan WHERE account_id = $1'],
  ])('nothing happens before it is done: %s after it', async (_title, change) => {
    const { accountId, key } = await owner();
    const order: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const admission = program.get(TransactionRunner).run(async (transaction) => {
      await requireLockedAccess(
        keys(),
        transaction,
        { accountId, keyHash: hashApiKey(key) },
        program.get(PlansConfig),
      );
      begin();
      await program.untilSomebodyWaits();
      order.push('admitted');
    });
    await begun;
    const changed = program.sql(change, [accountId]).then(() => order.push('changed'));
    await Promise.all([admission, changed]);
    expect(order).toEqual(['admitted', 'changed']);
  });

  it('an account that signed in is judged as it stands now', async () => {
    const { accountId } = await owner();
    const plan = () =>
      program
        .get(TransactionRunner)
        .run((transaction) => requireLockedAccount(keys(), transaction, { accountId, keyHash: null }))
        .catch((error: unknown) => (error as { code: string }).code);
    await program.sql(`UPDATE subscriptions SET plan = 'basic' WHERE account_id = $1`, [accountId]);
    expect(await plan()).toBe('basic');
    await program.sql(`UPDATE accounts SET active = false WHERE id = $1`, [accountId]);
    expect(await plan()).toBe('invalid_api_key');
    await program.sql(`DELETE FROM api_keys WHERE account_id = $1`, [accountId]);
    await program.sql(`DELETE FROM accounts WHERE id = $1`, [accountId]);
    expect(await plan()).toBe('invalid_api_key');
  });
});

describe('the slot of an account', () => {
  it("holds one key: the one before is nobody's", async () => {
    const { accountId, key } = await owner();
    const next = newKey();
    const before = await keys().shown(accountId);
    await put(accountId, next);
    expect(await keys().access(hashApiKey(key))).toBeNull();
    expect(await keys().access(hashApiKey(next))).toMatchObject({ accountId, plan: 'api', active: true });
    expect(await keys().hint(accountId)).toBe(next.slice(-4));
    const { createdAt } = (await keys().shown(accountId)) ?? { createdAt: new Date(0) };
    expect(createdAt.getTime()).toBeGreaterThan(before?.createdAt.getTime() ?? 0);
  });

  it('says when its key was last used, and not when another was that it held before', async () => {
    const [{ accountId }, empty] = [await owner(), await seedAccount(program)];
    expect(await keys().shown(accountId)).toMatchObject({ lastUsedAt: null });
    await keys().noteUses([accountId, empty]);
    expect(await keys().shown(accountId)).toMatchObject({ lastUsedAt: expect.any(Date) });
    await put(accountId, newKey());
    expect(await keys().shown(accountId)).toMatchObject({ lastUsedAt: null });
    await keys().noteUses([accountId]);
    expect(await keys().shown(accountId)).toMatchObject({ lastUsedAt: expect.any(Date) });
    expect([await keys().shown(empty), await keys().hint(empty)]).toEqual([null, null]);
  });
});
