import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  type Answer,
  atEndOfFile,
  call,
  errorOf,
  multipart,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { LARGEST_BYTES } from './support/hostile-json.js';
import { largePhoto } from './support/large-photo.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const PHOTO = largePhoto(10 * 1024 * 1024);
const AS_DATA_URI = Buffer.from(
  JSON.stringify({
    prompt: 'slow push in',
    image_url: `data:image/png;base64,${PHOTO.toString('base64')}`,
    duration: 1,
  }),
);
const AS_FORM = multipart(
  ['request', 'application/json', '{"prompt":"slow push in","duration":1}'],
  ['image', 'image/png', PHOTO],
);

const ROOMY = { RATE_LIMIT: '1000000', QUEUE_MAX: '1000000', BODY_WAIT_SECONDS: '25' };
const TIGHT = { ...ROOMY, BODY_MEMORY_MB: '64', BODY_MEMORY_PER_ACCOUNT_MB: '16', BODY_WAIT_SECONDS: '0' };
const BUSY = 'The server is busy: too many large requests are being read.';

let roomy: TestServer;
let tight: TestServer;

beforeAll(async () => {
  roomy = await startServer({ role: 'http', env: ROOMY });
  tight = await startServer({ role: 'http', env: TIGHT });
});

const later = [['Prefer', 'respond-async']] as const;

const photoAsDataUri = (server: TestServer, { key }: SeededAccount): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key,
    headers: [...later, ['Content-Type', 'application/json']],
    body: AS_DATA_URI,
  });

const photoAsForm = (server: TestServer, { key }: SeededAccount): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key,
    headers: [...later, ...AS_FORM.headers],
    body: AS_FORM.body,
  });

const statusesOf = (answers: readonly Answer[]): number[] => [
  ...new Set(answers.map(({ status }) => status)),
];

/** Bytes of bodies that the server says it has spoken for. */
async function bytesTaken({ origin }: TestServer): Promise<number> {
  const { text } = await call(origin, { path: '/metrics' });
  return Number(/^clipwright_request_body_bytes (\d+)$/m.exec(text)?.[1]);
}

/** Announces the largest body there is and sends a byte of it now and then. */
class Drip {
  private readonly socket: Socket;

  constructor(origin: string, head: readonly string[], announced = LARGEST_BYTES) {
    this.socket = connect(Number(new URL(origin).port), '127.0.0.1');
    this.socket.on('error', () => undefined);
    this.socket.write(
      [
        ...head,
        'Host: 127.0.0.1',
        'Content-Type: application/json',
        `Content-Length: ${announced}`,
        '',
        '{',
      ].join('\r\n'),
    );
    const timer = setInterval(() => this.socket.write(' '), 500);
    this.socket.once('close', () => clearInterval(timer));
    atEndOfFile(() => this.end());
  }

  async end(): Promise<void> {
    if (this.socket.closed) return;
    this.socket.destroy();
    await once(this.socket, 'close');
  }
}

const asPerson = (person: Person): string[] => [
  'POST /dashboard/videos HTTP/1.1',
  `Origin: ${person.origin}`,
  `Cookie: ${person.cookieHeader()}`,
];
const asKey = ({ key }: SeededAccount): string[] => [
  `POST ${IMAGE_TO_VIDEO} HTTP/1.1`,
  `Authorization: Bearer ${key}`,
];

/** A drip that has its room, so that whoever sends it has next to none left. */
async function fill(server: TestServer, head: readonly string[]): Promise<Drip> {
  const before = await bytesTaken(server);
  const drip = new Drip(server.origin, head);
  await waitUntil({ what: 'the body to be let in' }, async () => (await bytesTaken(server)) > before);
  return drip;
}

describe('an ordinary customer', () => {
  it('posts three photos of 10 MiB as data URIs and three in forms, all at once, and none meets a limit', async () => {
    const customer = await seedAccount(roomy.database);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? photoAsDataUri : photoAsForm)(roomy, customer)),
    );
    // The decoder gives an image five seconds, which a very busy machine may need for one of 10 MiB; that is
    // no limit of its body.
    const refused = answers.flatMap((answer) =>
      answer.status === 202 ? [] : [(answer.json as { code: string }).code],
    );
    expect(refused.filter((code) => code !== 'invalid_image')).toEqual([]);
    expect(refused.length).toBeLessThan(answers.length);
  });

  it('posts a photo from the playground, where it is a file of a form', async () => {
    const person = await newPerson(roomy.origin);
    const headers = [
      ['Origin', person.origin],
      ['Cookie', person.cookieHeader()],
      ...AS_FORM.headers,
    ] as const;
    const answer = await call(roomy.origin, {
      method: 'POST',
      path: '/dashboard/videos',
      headers,
      body: AS_FORM.body,
    });
    expect(answer.status).toBe(202);
    const rows = await rowsOf(roomy.database, 'SELECT mode, prompt FROM videos WHERE id = $1', [
      (answer.json as { video_id: string }).video_id,
    ]);
    expect(rows).toEqual([{ mode: 'image', prompt: 'slow push in' }]);
  });

  it('gets the answer of the first from a large request that comes again with the same Idempotency-Key, and 409 for another', async () => {
    const { key } = await seedAccount(roomy.database);
    const send = (body: Buffer): Promise<Answer> =>
      call(roomy.origin, {
        method: 'POST',
        path: IMAGE_TO_VIDEO,
        key,
        headers: [...later, ['Content-Type', 'application/json'], ['Idempotency-Key', 'photo-1']],
        body,
      });
    const [first, again, other] = [
      await send(AS_DATA_URI),
      await send(AS_DATA_URI),
      await send(Buffer.from(AS_DATA_URI.toString().replace('push in', 'push out'))),
    ];
    expect([first.status, again.status, again.header('Idempotency-Replayed')]).toEqual([202, 202, 'true']);
    expect((again.json as { video_id: string }).video_id).toBe((first.json as { video_id: string }).video_id);
    errorOf(other, 'idempotency_conflict');
  });
});

describe('bodies that come a byte at a time', () => {
  it('take Free accounts their own room, and a customer who pays nothing', async () => {
    const customer = await seedAccount(tight.database);
    const crowd = [await newPerson(tight.origin), await newPerson(tight.origin)];
    const drips: Drip[] = [];
    const attack = async (over: AbortSignal): Promise<void> => {
      for (const person of crowd) drips.push(await fill(tight, asPerson(person)));
      if (!over.aborted) await once(over, 'abort');
      await Promise.all(drips.map((drip) => drip.end()));
    };
    const atHeight = () => waitUntil({ what: 'both drips to be let in' }, () => drips.length === 2);
    const { beside, alone } = await besideAttack({
      customer: () => photoAsDataUri(tight, customer),
      attack,
      atHeight,
      calls: 8,
    });
    expect([statusesOf(alone.answers), statusesOf(beside.answers)]).toEqual([[202], [202]]);
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(20);
  });

  it('are refused with 500 busy, before they are read, past the share of the account; others and what is small go on', async () => {
    const [greedy, other] = [await seedAccount(tight.database), await seedAccount(tight.database)];
    const drip = await fill(tight, asKey(greedy));
    const refused = await photoAsDataUri(tight, greedy);
    expect(errorOf(refused, 'busy').error).toBe(BUSY);
    expect([refused.header('Retry-After'), refused.header('X-RateLimit-Limit')]).toEqual([null, '1000000']);
    expect(
      (
        await postText(
          { origin: tight.origin, key: greedy.key },
          { prompt: 'a red ball' },
          { headers: later },
        )
      ).status,
    ).toBe(202);
    expect((await photoAsDataUri(tight, other)).status).toBe(202);
    await drip.end();
    await waitUntil({ what: 'the room to be free again' }, async () => (await bytesTaken(tight)) === 0);
    expect((await photoAsDataUri(tight, greedy)).status).toBe(202);
  });

  it('of accounts that do not pay take half of the room together, and no more', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => newPerson(tight.origin)));
    const drips = [
      await fill(tight, asPerson(people[0] as Person)),
      await fill(tight, asPerson(people[1] as Person)),
    ];
    const headers = [
      ['Origin', tight.origin],
      ['Cookie', (people[2] as Person).cookieHeader()],
      ['Content-Type', 'application/json'],
    ] as const;
    const refused = await call(tight.origin, {
      method: 'POST',
      path: '/dashboard/videos',
      headers,
      body: AS_DATA_URI,
    });
    expect(errorOf(refused, 'busy').error).toBe(BUSY);
    await Promise.all(drips.map((drip) => drip.end()));
    await waitUntil({ what: 'the room to be free again' }, async () => (await bytesTaken(tight)) === 0);
  });

  it('are refused the same way in chunks, whose length nobody announced', async () => {
    const greedy = await seedAccount(tight.database);
    const drip = await fill(tight, asKey(greedy));
    const headers = [
      ...later,
      ['Content-Type', 'application/json'],
      ['Transfer-Encoding', 'chunked'],
    ] as const;
    const refused = await call(tight.origin, {
      method: 'POST',
      path: IMAGE_TO_VIDEO,
      key: greedy.key,
      headers,
      body: AS_DATA_URI,
    });
    expect(errorOf(refused, 'busy').error).toBe(BUSY);
    await drip.end();
  });

  it('wait unread for the one before them where there is time', async () => {
    const server = await startServer({
      role: 'http',
      database: tight.database,
      env: { ...TIGHT, BODY_WAIT_SECONDS: '25' },
    });
    const customer = await seedAccount(server.database);
    const drip = await fill(server, asKey(customer));
    const answer = photoAsDataUri(server, customer);
    await call(server.origin, { path: '/healthz' });
    await drip.end();
    expect((await answer).status).toBe(202);
  });
});
