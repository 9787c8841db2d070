import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  type Answer,
  call,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';

/** The most that a clip can be. */
const HUGE = { prompt: 'a storm over the sea', video_model: 'modelb3', resolution: '2k', duration: 15 };
const FITS = { prompt: 'a red ball', resolution: '720p', duration: 5 };
/** Sharing a machine with two who ask as fast as they can may cost this much, and no more. */
const WORST_RATIO = 8;

let server: TestServer;
let freeloaders: Person[];
let payer: SeededAccount;

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { RATE_LIMIT: '10000' } });
  freeloaders = [await newPerson(server.origin), await newPerson(server.origin)];
  payer = await seedAccount(server.database);
});

const ask = (person: Person, body: object): Promise<Answer> =>
  person.ask({ path: '/dashboard/videos', body });
/** A call as a program makes it that doesn't wait for the pixels: nobody makes any here. */
const paidCall = (): Promise<Answer> =>
  postText({ origin: server.origin, key: payer.key }, SHORT_CLIP, { headers: [['Prefer', 'respond-async']] });

async function askOnAndOn(person: Person, signal: AbortSignal, answers: Answer[]): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1)
    answers.push(await ask(person, count % 2 === 0 ? HUGE : FITS));
}

describe('two Free accounts that ask the playground for all they can', () => {
  it('get two small clips each and no huge one, while every call of a customer who pays is admitted about as fast as alone', async () => {
    const answers: Answer[] = [];
    const atHeight = async (): Promise<void> => {
      while (answers.length < 12) await call(server.origin, { path: '/healthz' });
    };
    const { alone, beside } = await besideAttack({
      customer: paidCall,
      attack: async (signal) =>
        void (await Promise.all(freeloaders.map((person) => askOnAndOn(person, signal, answers)))),
      atHeight,
    });
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(
      answers.every(({ status, json }) => status === 202 || (json as { code: string }).code === 'plan_limit'),
    ).toBe(true);
    expect([...alone.answers, ...beside.answers].every(({ status }) => status === 202)).toBe(true);
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(WORST_RATIO);
  });

  it('stand behind a call that is paid for, though they came first', async () => {
    const late = await seedAccount(server.database);
    await rowsOf(server.database, `DELETE FROM videos WHERE account_id = $1`, [payer.accountId]);
    const paid = await postText({ origin: server.origin, key: late.key }, SHORT_CLIP, {
      headers: [['Prefer', 'respond-async']],
    });
    const { video_id: id } = paid.json as { video_id: string };
    expect((await statusOf({ origin: server.origin, key: late.key }, id)).queue_position).toBe(1);
  });
});
