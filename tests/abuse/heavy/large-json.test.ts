import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../../dashboard/support/person.js';
import {
  type Answer,
  postText,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../../support/index.js';
import { besideAttack } from '../support/beside-attack.js';
import { Flood, fromDashboard, fromKey, type Shot } from '../support/floods.js';
import { blankPrompt, deeplyNested, LARGEST_BYTES, manyKeys } from '../support/hostile-json.js';

const MEBIBYTE = 1024 * 1024;

/**
 * Attackers, customer and server share the cores, and the first two a process; what an attack did before was
 * a hundred times and more.
 */
const MOST_TIMES_SLOWER = 50;

let server: TestServer;
let payer: SeededAccount;
let free: Person;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { RATE_LIMIT: '1000000', QUEUE_MAX: '1000000', NODE_OPTIONS: '--max-old-space-size=512' },
  });
  payer = await seedAccount(server.database);
  free = await newPerson(server.origin);
});

const paidCall = (): Promise<Answer> =>
  postText(
    { origin: server.origin, key: payer.key },
    { prompt: 'a red ball' },
    { headers: [['Prefer', 'respond-async']] },
  );

async function expectServedBeside(shots: readonly Shot[]): Promise<Flood> {
  const flood = new Flood(server.origin, shots);
  const isThere = () => waitUntil({ what: 'the first answer to the attack' }, () => flood.answers.length > 0);
  const { alone, beside } = await besideAttack({
    customer: paidCall,
    attack: (over) => flood.run(over),
    atHeight: isThere,
    calls: 20,
  });
  expect(new Set(beside.answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(beside.p95Ms / alone.p95Ms).toBeLessThan(MOST_TIMES_SLOWER);
  return flood;
}

const codesOf = ({ answers }: Flood): Set<string> =>
  new Set(answers.map((answer) => `${answer.status} ${(answer.json as { code?: string }).code ?? ''}`));

describe('a customer who pays is served', () => {
  it('beside a Free account that posts 15 MiB to the dashboard over three connections: keys, brackets, and a blank prompt', async () => {
    const flood = await expectServedBeside(
      [manyKeys, deeplyNested, blankPrompt].map((make) => fromDashboard(free, make(LARGEST_BYTES))),
    );
    expect(codesOf(flood)).toContain('400 invalid_json');
  });

  it('beside six such bodies at once, which used to fill a heap of a gigabyte', async () => {
    const flood = await expectServedBeside(
      Array.from({ length: 6 }, () => fromDashboard(free, deeplyNested(LARGEST_BYTES))),
    );
    expect(codesOf(flood)).toEqual(new Set(['400 invalid_json']));
    expect(server.process.exitCode).toBeNull();
  });

  it('beside an account with a key whose bodies are just as large as its route takes them, and as the event loop reads them itself', async () => {
    const other = await seedAccount(server.database);
    const shots = [manyKeys, deeplyNested, blankPrompt].flatMap((make) => [make(MEBIBYTE), make(65_536)]);
    const flood = await expectServedBeside(shots.map((body) => fromKey(other.key, body)));
    expect(codesOf(flood)).toContain('400 invalid_json');
  });
});
