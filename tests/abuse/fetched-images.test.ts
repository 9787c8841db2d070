import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { hammer } from './support/hammer.js';
import { MOST_SLOWDOWN } from './support/slowdown.js';
import { startVictim, type Victim } from './support/victim.js';

const NO_IMAGE_BYTES = 10_000_000;
const BUDGET_MIB = 60;
const PER_HOST_PER_MINUTE = 20;
const WAIT_SECONDS = 1;

let victim: Victim;
let server: TestServer;
let payer: SeededAccount;

beforeAll(async () => {
  victim = await startVictim(Buffer.alloc(NO_IMAGE_BYTES, 'no image '));
  server = await startServer({
    role: 'http',
    env: {
      ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
      ALLOWED_IMAGE_HOSTS: `*:${victim.port}`,
      RATE_LIMIT: '1000',
      FETCHED_MIB_PER_HOUR: String(BUDGET_MIB),
      FETCHES_PER_HOST_PER_MINUTE: String(PER_HOST_PER_MINUTE),
      FETCH_WAIT_SECONDS: String(WAIT_SECONDS),
    },
  });
  payer = await seedAccount(server.database);
});

/** The victim has many names: 127.0.0.1, 127.0.0.2 and so on. */
const byAddress = ({ key }: SeededAccount, name: number): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: '/api/v1/image-to-video.php',
    key,
    body: { image_url: `http://127.0.0.${name}:${victim.port}/large.png` },
    headers: [['Prefer', 'respond-async']],
  });

const paidCall = (): Promise<Answer> =>
  postText({ origin: server.origin, key: payer.key }, undefined, { headers: [['Prefer', 'respond-async']] });

const statusesOf = (answers: readonly Answer[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);

describe("a stranger's host that is fetched from again and again", () => {
  it('gives one account no more bytes than its budget, and costs a customer who pays nothing', async () => {
    const attacker = await seedAccount(server.database);
    const answers: Answer[] = [];
    const { alone, beside } = await besideAttack({
      customer: paidCall,
      attack: (signal) =>
        hammer(async () => answers.push(await byAddress(attacker, 1)), {
          connections: 16,
          calls: 80,
          signal,
        }),
      atHeight: () => waitUntil({ what: 'the victim to be asked' }, () => victim.asked() > 0),
      calls: 20,
    });
    expect([statusesOf(alone.answers), statusesOf(beside.answers)]).toEqual([[202], [202]]);
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    expect(victim.asked() * NO_IMAGE_BYTES).toBeLessThanOrEqual(BUDGET_MIB * 1024 * 1024);
    expect(statusesOf(answers)).toEqual([400, 429]);
    const refused = answers.filter(({ status }) => status === 429);
    for (const answer of refused)
      expect(errorOf(answer, 'resource_budget').rate_limit).toMatchObject({
        limit: BUDGET_MIB,
        remaining: 0,
      });
    expect(refused[0]?.header('X-RateLimit-Remaining')).toBe('1000');
  });

  it('is asked no more often than a host may be, by however many accounts and under however many names', async () => {
    const before = victim.asked();
    const startedMs = performance.now();
    const accounts = await Promise.all(Array.from({ length: 12 }, () => seedAccount(server.database)));
    const answers = await Promise.all(
      accounts.flatMap((account, index) => [1, 2, 3, 4].map((name) => byAddress(account, index + name))),
    );
    const minutes = (performance.now() - startedMs) / 60_000;
    const most = PER_HOST_PER_MINUTE * (1 + minutes + WAIT_SECONDS / 60);
    expect(victim.asked() - before).toBeLessThanOrEqual(Math.ceil(most));
    const crowded = answers.filter(({ status }) => status === 500);
    for (const answer of crowded) errorOf(answer, 'busy');
    expect(crowded.length).toBeGreaterThan(0);
  });
});
