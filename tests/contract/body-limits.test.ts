import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  type Answer,
  call,
  errorOf,
  type HeaderList,
  seedAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

let server: TestServer;
let key: string;
let person: Person;

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { RATE_LIMIT: '10000' } });
  ({ key } = await seedAccount(server.database));
  person = await newPerson(server.origin);
});

const JSON_TYPE = ['Content-Type', 'application/json'] as const;

/** A body of so many bytes that holds next to nothing. */
const ofBytes = (bytes: number): Buffer => Buffer.from('{}'.padEnd(bytes));

async function send(route: string, bytes: number): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const own: HeaderList = path.startsWith('/api/')
    ? [['Authorization', `Bearer ${key}`]]
    : [
        ['Origin', person.origin],
        ['Cookie', person.cookieHeader()],
      ];
  return await call(server.origin, { method, path, headers: [...own, JSON_TYPE], body: ofBytes(bytes) });
}

const ROUTES: [route: string, bytes: number][] = [
  ['POST /api/v1/text-to-video.php', MEBIBYTE],
  ['POST /api/v1/text-to-video', MEBIBYTE],
  ['POST /api/v1/image-to-video.php', 15 * MEBIBYTE],
  ['POST /api/v1/image-to-video', 15 * MEBIBYTE],
  ['POST /api/v1/text-to-video/plan', MEBIBYTE],
  ['POST /api/v1/image-to-video/plan', 15 * MEBIBYTE],
  ['POST /dashboard/videos', 15 * MEBIBYTE],
  ['GET /api/v1/video-status.php?video_id=x', 64 * KIBIBYTE],
  ['GET /api/v1/videos', 64 * KIBIBYTE],
  ['DELETE /api/v1/videos/vid_1', 64 * KIBIBYTE],
  ['GET /api/v1/account', 64 * KIBIBYTE],
  ['GET /api/v1/models', 64 * KIBIBYTE],
  ['GET /healthz', 64 * KIBIBYTE],
  ['GET /dashboard/overview', 64 * KIBIBYTE],
  ['POST /dashboard/sign-in', 64 * KIBIBYTE],
  ['POST /dashboard/password', 64 * KIBIBYTE],
];

describe('a body', () => {
  it.each(ROUTES)(
    '%s takes %i bytes, and one more is 413 with the limit in its sentence',
    async (route, bytes) => {
      expect((await send(route, bytes)).status).not.toBe(413);
      expect(errorOf(await send(route, bytes + 1), 'body_too_large').error).toBe(
        `The request body is larger than ${bytes} bytes.`,
      );
    },
  );

  it('that may carry an image carries no more text than one that may not', async () => {
    const body = Buffer.from(`{"image_url":"https://example.com/a.png","prompt":"${' '.repeat(MEBIBYTE)}a"}`);
    for (const path of ['/api/v1/image-to-video', '/dashboard/videos']) {
      const answer = await call(server.origin, {
        method: 'POST',
        path,
        key,
        headers: [['Origin', person.origin], ['Cookie', person.cookieHeader()], JSON_TYPE],
        body,
      });
      expect(errorOf(answer, 'body_too_large').error).toBe(
        `The request body is larger than ${MEBIBYTE} bytes beside its image.`,
      );
    }
  });

  it('is described with its limit wherever the API takes one', async () => {
    const { json } = await call(server.origin, { path: '/openapi.json' });
    const { paths } = json as {
      paths: Record<string, Record<string, { requestBody?: { description: string } }>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody === undefined ? [] : [[`${method.toUpperCase()} ${path}`, requestBody.description]],
      ),
    );
    const expected = ROUTES.filter(([route]) => route.startsWith('POST /api/')).map(([route, bytes]) => [
      route,
      `At most ${bytes / MEBIBYTE} MiB (${bytes.toLocaleString('en')} bytes).`,
    ]);
    expect(described).toEqual(expected);
  });

  it('is judged after the key: without one, a large body is 401', async () => {
    errorOf(
      await call(server.origin, {
        path: '/api/v1/account',
        headers: [JSON_TYPE],
        body: ofBytes(65 * KIBIBYTE),
      }),
      'missing_api_key',
    );
  });

  it('that is larger than 64 KiB holds at most 10,000 names and values', async () => {
    const holding = (values: number): Buffer =>
      Buffer.from(`{"x":[${'1,'.repeat(values - 2)}1]}`.padEnd(70 * KIBIBYTE));
    const post = (body: Buffer): Promise<Answer> =>
      call(server.origin, { method: 'POST', path: '/api/v1/text-to-video', key, headers: [JSON_TYPE], body });
    expect(errorOf(await post(holding(10_000)), 'invalid_request').param).toBe('prompt');
    expect(errorOf(await post(holding(10_001)), 'invalid_json').error).toBe(
      'The request body holds more than 10,000 values.',
    );
  });
});
