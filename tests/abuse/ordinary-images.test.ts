import { describe, expect, it } from '@jest/globals';
import { webpOf } from '../corpora/support-image/evil-answers.js';
import { type Answer, call, multipart, seedAccount, seedWindow, startServer } from '../support/index.js';
import { hammer } from './support/hammer.js';
import { startVictim } from './support/victim.js';

const PHOTO = webpOf(10 * 1024 * 1024);
const BATCH = 20;
/** At once: a machine that is busy with other tests must not take an origin's ten seconds. */
const FEW = 3;
const PEOPLE = 10;

describe('the ordinary day of a customer', () => {
  it('trips no budget and no turn: a batch of twenty photographs of 10 MiB, and ten people of the account with one each', async () => {
    const photos = await startVictim(PHOTO);
    const server = await startServer({
      role: 'http',
      env: {
        ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
        ALLOWED_IMAGE_HOSTS: `*:${photos.port}`,
        RATE_LIMIT: String(BATCH),
      },
    });
    const account = await seedAccount(server.database);
    const post = (sent: {
      body: unknown;
      headers?: readonly (readonly [string, string])[];
    }): Promise<Answer> =>
      call(server.origin, {
        method: 'POST',
        path: '/api/v1/image-to-video.php',
        key: account.key,
        ...sent,
        headers: [...(sent.headers ?? []), ['Prefer', 'respond-async']],
      });
    const batch: Answer[] = [];
    const item = async (): Promise<unknown> =>
      batch.push(await post({ body: { image_url: `http://127.0.0.1:${photos.port}/photo.webp` } }));
    await hammer(item, { connections: FEW, calls: BATCH, signal: new AbortController().signal });
    expect(batch.map(({ status }) => status)).toEqual(Array.from({ length: BATCH }, () => 202));
    await seedWindow(server.database, account, []);
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, () => post(multipart(['image', 'image/webp', PHOTO]))),
    );
    expect(people.map(({ status }) => status)).toEqual(Array.from({ length: PEOPLE }, () => 202));
  });
});
