import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowsOf, seedAccount, startServer } from '../support/index.js';
import { Ask, Cancel, Count, Wait } from './window-commands.js';
import { WindowOracle } from './window-oracle.js';
import { type Replicas, WindowService } from './window-service.js';

const LIMIT = 3;
const WINDOW_MS = 1_000;
const RUNS = Number(process.env['WINDOW_RUNS'] ?? 8);
const SEED = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));

let replicas: Replicas;

beforeAll(async () => {
  const env = { RATE_LIMIT: String(LIMIT), RATE_WINDOW_SECONDS: String(WINDOW_MS / 1000) };
  const first = await startServer({ role: 'http', env });
  replicas = [first, await startServer({ role: 'http', env, database: first.database, home: first.home })];
  for (const statement of REMEMBER_PLACES) await rowsOf(first.database, statement);
});

/**
 * The limiter forgets a place when it has left; the test remembers each with the instant that the limiter
 * wrote down.
 */
const REMEMBER_PLACES = [
  'CREATE TABLE places (id text PRIMARY KEY, at_ms float8 NOT NULL)',
  `CREATE FUNCTION remember_places() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO places VALUES (NEW.id, NEW.at_ms);
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER remember_places AFTER INSERT ON limiter_places FOR EACH ROW EXECUTE FUNCTION remember_places()',
];

const commands = fc.commands(
  [
    fc.integer({ min: 1, max: LIMIT + 2 }).map((calls) => new Ask(calls)),
    fc.integer({ min: 1, max: 2 }).map((calls) => new Ask(calls)),
    fc.integer({ min: 0, max: WINDOW_MS * 0.7 }).map((ms) => new Wait(ms)),
    fc.integer({ min: 0, max: LIMIT }).map((which) => new Cancel(which)),
    fc.constant(new Count()),
  ],
  { maxCommands: 30, size: 'max' },
);

describe('the rolling window', () => {
  it(`answers as counting every place anew would, whatever the order of calls, waits and cancellations (seed ${SEED})`, async () => {
    const property = fc.asyncProperty(commands, async (list) => {
      const service = new WindowService(replicas, await seedAccount(replicas[0].database));
      const oracle = new WindowOracle(LIMIT, WINDOW_MS);
      await fc.asyncModelRun(() => ({ model: oracle, real: service }), list);
      expect(oracle.wasEverOver()).toBe(false);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  });
});
