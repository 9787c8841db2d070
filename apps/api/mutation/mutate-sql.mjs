// Runs the tests of an area against each mutant of its SQL, which is put in its place as it goes to Postgres.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AREAS, folderOf } from './areas.mjs';
import { sqlMutants } from './sql-mutants.mjs';
import { testFilesOf } from './warm-runner.mjs';
import { WarmTests } from './warm-tests.mjs';

const root = folderOf(process.env.MUTATED_AREA);
const PATIENCE_MS = 10_000;

/** Postgres could not read the statement: such a mutant says nothing about the tests. */
const UNREADABLE = /^42/;

const tests = new WarmTests();
const now = { mutant: null, isUnreadable: false, sent: new Set() };

watchStatements();

function watchStatements() {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function queryMutated(first, ...rest) {
    return query.call(this, judged(mutatedIn(first)), ...rest.map(judged));
  };
}

function mutatedIn(first) {
  const text = typeof first === 'string' ? first : first?.text;
  if (typeof text !== 'string') return first;
  now.sent.add(text);
  if (now.mutant === null || !text.includes(now.mutant.text)) return first;
  const changed = text.replace(now.mutant.text, () => now.mutant.mutated);
  if (typeof first === 'string') return changed;
  return Object.assign(Object.create(Object.getPrototypeOf(first)), first, {
    text: changed,
    ...(first.name === undefined ? {} : { name: now.mutant.id }),
  });
}

/** A callback tells of what could not be read as well as a promise, which the test gets. */
const judged = (given) =>
  typeof given === 'function'
    ? (error, result) => {
        note(error);
        given(error, result);
      }
    : given;

const note = (error) => void (now.isUnreadable ||= UNREADABLE.test(error?.code ?? ''));

/** Runs a test; true when it noticed. */
async function notices(test, mutant) {
  now.mutant = mutant;
  const failure = await Promise.race([tests.run(test), sleep(PATIENCE_MS, 'late', { ref: false })]);
  now.mutant = null;
  for (let error = failure; error instanceof Error; error = error.cause) note(error.driverError ?? error);
  return failure !== null;
}

async function outcomeOf(mutant, reach) {
  const asked = tests.tests.filter((test) => reach.get(test)?.some((text) => text.includes(mutant.text)));
  if (asked.length === 0) return 'NoCoverage';
  for (const test of asked) {
    now.isUnreadable = false;
    if (!(await notices(test, mutant))) continue;
    if (now.isUnreadable) return 'Unreadable';
    if (!(await notices(test, null))) return 'Killed';
    await tests.reset();
    if (await notices(test, null)) throw new Error(`fails without a mutant: ${test.id}`);
    if (await notices(test, mutant)) return 'Killed';
  }
  return 'Survived';
}

/** Which statements each test sends. */
async function reachOfTests() {
  const reach = new Map();
  for (const test of tests.tests) {
    now.sent = new Set();
    if (await notices(test, null)) throw new Error(`fails without a mutant: ${test.id}`);
    reach.set(test, [...now.sent]);
  }
  return reach;
}

async function mutate(area) {
  await tests.load(testFilesOf(area, root));
  const reach = await reachOfTests();
  const files = AREAS[area].sources.flatMap((pattern) => globSync(pattern, { cwd: join(root, 'src') }));
  const outcomes = [];
  const mutants = files
    .toSorted()
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => sqlMutants(join(root, 'src', file), file));
  for (const { place, change, ...mutant } of mutants) {
    const status = await outcomeOf(mutant, reach);
    outcomes.push({ status, place, change });
    if (status === 'Survived' || status === 'NoCoverage') console.log(`${status} ${place}: ${change}`);
  }
  await tests.reset();
  mkdirSync(join(root, 'reports/mutation'), { recursive: true });
  writeFileSync(join(root, `reports/mutation/${area}.sql.json`), JSON.stringify(outcomes, null, 1));
}

await mutate(process.env.MUTATED_AREA);
process.exit(0);
