import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestServer } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { runCli } from '../run-cli.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { tell } from '../tell.js';
import { untilAnyBegun } from '../video-rows.js';

let stage: Stage;
let replicas: TestServer[];

beforeAll(async () => {
  stage = await Stage.open({ env: { AUTH_FAILURES_PER_MINUTE: '1000000' } });
  replicas = [await stage.start('http'), await stage.start('http')];
  await stage.start('worker');
});

const CLIENTS = 10;

interface Asked {
  readonly startedAtMs: number;
  readonly status: number | undefined;
}

/**
 * Calls with one key over and over, through both replicas at once, while `change` is made and for a second
 * after.
 */
async function callDuring(
  key: string,
  change: () => Promise<unknown>,
): Promise<{ asked: Asked[]; changedAtMs: number }> {
  const asked: Asked[] = [];
  const state = { over: false };
  const client = async (index: number): Promise<void> => {
    while (!state.over) {
      const startedAtMs = performance.now();
      const answer = await stage.post(replicas[index % 2]!, {
        account: { ...stage.account, key },
        headers: [['Prefer', 'respond-async']],
      });
      asked.push({ startedAtMs, status: answer?.status });
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await change();
  const changedAtMs = performance.now();
  const enough = (): boolean =>
    asked.filter(({ startedAtMs }) => startedAtMs > changedAtMs).length >= CLIENTS * 4;
  while (!enough()) await new Promise((resolve) => setTimeout(resolve, 20));
  state.over = true;
  await Promise.all(clients);
  return { asked, changedAtMs };
}

const after = ({ asked, changedAtMs }: { asked: Asked[]; changedAtMs: number }): (number | undefined)[] =>
  asked.filter(({ startedAtMs }) => startedAtMs > changedAtMs).map(({ status }) => status);

describe('with calls in flight on two replicas', () => {
  it('a regenerated key is dead on both at once, admitted calls are finished, and the window goes on', async () => {
    const { email } = stage.account;
    let key = stage.account.key;
    const held = stage.post(replicas[0]!, { body: LONG_CLIP });
    await untilAnyBegun(stage.database);
    for (let round = 0; round < 3; round += 1) {
      let fresh = '';
      const calls = await callDuring(key, async () => {
        fresh = String((await runCli(stage, 'key', 'regenerate', '--email', email))['api_key']);
      });
      expect(new Set(after(calls))).toEqual(new Set([401]));
      expect(calls.asked.some(({ status }) => status === 202 || status === 429)).toBe(true);
      key = fresh;
    }
    expect((await held)?.status).toBe(200);
    expect((await stage.post(replicas[1]!, { account: { ...stage.account, key } }))?.status).toBe(429);
    await expectInvariants(stage);
  });

  it('two regenerations at once leave exactly one live key', async () => {
    const regenerate = () => runCli(stage, 'key', 'regenerate', '--email', stage.account.email);
    const made = await Promise.all([regenerate(), regenerate()]);
    const calls = made.map(({ api_key: key }) =>
      stage.post(replicas[0]!, { account: { ...stage.account, key: String(key) } }),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('a change of plan is 403 and a deactivation 401 on both at once, and both can be undone', async () => {
    const { email } = stage.account;
    const key = String((await runCli(stage, 'key', 'regenerate', '--email', email))['api_key']);
    const changes = [
      { change: ['account', 'set-plan', '--email', email, '--plan', 'pro'], status: 403 },
      { change: ['account', 'set-plan', '--email', email, '--plan', 'api'], status: 429 },
      { change: ['account', 'deactivate', '--email', email], status: 401 },
      { change: ['account', 'activate', '--email', email], status: 429 },
    ];
    for (const { change, status } of changes) {
      const calls = await callDuring(key, () => runCli(stage, ...change));
      expect(new Set(after(calls))).toEqual(new Set([status]));
      tell(
        `${change.slice(0, 2).join(' ')}: ${calls.asked.length} calls around it, ${after(calls).length} after it, all of those ${status}`,
      );
    }
    await expectInvariants(stage);
  });
});
