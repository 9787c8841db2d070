import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainPng } from '../../corpora/support-image/plain-png.js';
import {
  type Answer,
  call,
  errorOf,
  multipart,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../../support/index.js';
import { besideAttack } from '../support/beside-attack.js';
import { hammer } from '../support/hammer.js';
import { MOST_SLOWDOWN } from '../support/slowdown.js';

const SOUND = plainPng(64, 48);
/** Everything of it is decoded before it turns out to be broken off. */
const BROKEN = plainPng(3_000, 3_000).subarray(0, -40);
const DECODED_PER_HOUR = 100_000;

let server: TestServer;
let payer: SeededAccount;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { RATE_LIMIT: '1000', DECODED_IMAGES_PER_HOUR: String(DECODED_PER_HOUR) },
  });
  payer = await seedAccount(server.database);
});

const upload = ({ key }: SeededAccount, image: Buffer): Promise<Answer> => {
  const { headers, body } = multipart(['image', 'image/png', image]);
  return call(server.origin, {
    method: 'POST',
    path: '/api/v1/image-to-video.php',
    key,
    body,
    headers: [...headers, ['Prefer', 'respond-async']],
  });
};

describe('forty connections of one account that send broken images', () => {
  it('take none of the turns of a customer who pays', async () => {
    const attacker = await seedAccount(server.database);
    const answers: Answer[] = [];
    const { alone, beside } = await besideAttack({
      customer: () => upload(payer, SOUND),
      attack: (signal) =>
        hammer(async () => answers.push(await upload(attacker, BROKEN)), {
          connections: 40,
          calls: 100_000,
          signal,
        }),
      atHeight: () => waitUntil({ what: 'the first broken image to be refused' }, () => answers.length > 0),
      calls: 16,
    });
    expect(beside.answers.map(({ status }) => status)).toEqual(alone.answers.map(() => 202));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    for (const answer of answers)
      errorOf(answer, answer.status === 400 ? 'invalid_image' : 'resource_budget');
  });
});
