import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import * as asking from '../../../__fixtures__/asking.js';
import { NOTHING, refusal } from '../../../__fixtures__/asking.js';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { statement } from '../../../platform/database/statement.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';

const MAY_REST = statement('SET LOCAL idle_in_transaction_session_timeout = 0');
const LOCKED = statement('LOCK TABLE videos IN EXCLUSIVE MODE');

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {});
});
afterAll(async () => {
  await program.close();
});

it('a create for which the database has no time is refused as busy, and leaves nothing', async () => {
  const by = await asking.seedCaller(program);
  const code = await program.get(TransactionRunner).run(async (transaction) => {
    await transaction.rows(MAY_REST);
    await transaction.rows(LOCKED);
    return await refusal(asking.ask(program, by, { key: 'k' }));
  });
  expect(code).toBe('busy');
  expect(await asking.tracesOf(program, by)).toEqual(NOTHING);
  expect(await refusal(asking.ask(program, by, { key: 'k' }))).toBe('taken');
});
