import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  seedWindow,
  SHORT_CLIP,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  unusedKey,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;
let full: SeededAccount;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
  full = await seedAccount(server.database);
  await seedWindow(
    server.database,
    full,
    Array.from({ length: 15 }, () => 60),
  );
});

const malformed = { method: 'POST', path: TEXT_TO_VIDEO, body: '{"prompt":' } as const;
const json = ['Content-Type', 'application/json'] as const;

describe('the order of refusals', () => {
  it('an unknown path is 404 before anybody asks for a key', async () => {
    errorOf(await call(server.origin, { path: '/api/v1/nothing' }), 'not_found');
  });

  it('a wrong method is 405 with Allow before anybody asks for a key', async () => {
    const answer = await call(server.origin, { path: TEXT_TO_VIDEO });
    errorOf(answer, 'method_not_allowed');
    expect(answer.header('Allow')).toBe('POST');
  });

  it('no key and malformed JSON is 401', async () => {
    errorOf(await call(server.origin, { ...malformed, headers: [json] }), 'missing_api_key');
  });

  it('an unknown key and a wrong media type is 401', async () => {
    const answer = await call(server.origin, {
      ...malformed,
      key: unusedKey(),
      headers: [['Content-Type', 'text/plain']],
    });
    errorOf(answer, 'invalid_api_key');
  });

  it('another plan and malformed JSON is 403', async () => {
    const { key } = await seedAccount(server.database, { plan: 'pro' });
    errorOf(await call(server.origin, { ...malformed, key, headers: [json] }), 'plan_required');
  });

  it('no key and a body of 5 MB is 401, and the body is not asked for', async () => {
    const answer = await call(server.origin, {
      ...malformed,
      body: Buffer.alloc(5 * 1024 * 1024, 'a'),
      headers: [json],
    });
    errorOf(answer, 'missing_api_key');
  });

  it('a wrong media type is 415 before its size or its content matters', async () => {
    const body = Buffer.alloc(2 * 1024 * 1024, '{');
    errorOf(
      await call(server.origin, {
        ...malformed,
        key: account.key,
        body,
        headers: [['Content-Type', 'text/plain']],
      }),
      'unsupported_media_type',
    );
  });

  it('a body that is too large is 413 before its content matters', async () => {
    const body = Buffer.alloc(1024 * 1024 + 1, '{');
    errorOf(
      await call(server.origin, { ...malformed, key: account.key, body, headers: [json] }),
      'body_too_large',
    );
  });

  it('a bad body is 400, with a full window too', async () => {
    errorOf(await call(server.origin, { ...malformed, key: full.key, headers: [json] }), 'invalid_json');
    errorOf(await postText({ ...server, key: full.key }, { prompt: '' }), 'invalid_request');
  });

  it('a bad body is 400 before a bad Idempotency-Key', async () => {
    const headers = [['Idempotency-Key', 'a b']] as const;
    expect(
      errorOf(await postText({ ...server, key: account.key }, {}, { headers }), 'invalid_request').param,
    ).toBe('prompt');
    expect(
      errorOf(await postText({ ...server, key: account.key }, SHORT_CLIP, { headers }), 'invalid_request')
        .param,
    ).toBe('Idempotency-Key');
  });

  it('a request in order and a full window is 429', async () => {
    errorOf(await postText({ ...server, key: full.key }), 'rate_limited');
  });
});

describe('paths', () => {
  it.each([TEXT_TO_VIDEO, '/api/v1/text-to-video'])('POST %s is the text-to-video route', async (path) => {
    const answer = await call(server.origin, { method: 'POST', path, key: account.key, body: {} });
    expect(errorOf(answer, 'invalid_request').param).toBe('prompt');
  });

  it.each(['/api/v1/video-status.php', '/api/v1/video-status'])(
    'GET %s is the status route',
    async (path) => {
      expect(errorOf(await call(server.origin, { path, key: account.key }), 'invalid_request').param).toBe(
        'video_id',
      );
    },
  );

  it.each([
    '/api/v1/text-to-video.php/',
    '/api/v1/text-to-video.php/x',
    '/API/v1/text-to-video.php',
    '/api/v2/text-to-video.php',
    '/text-to-video.php',
    '/api',
  ])('POST %s is 404', async (path) => {
    errorOf(
      await call(server.origin, { method: 'POST', path, key: account.key, body: SHORT_CLIP }),
      'not_found',
    );
  });

  it.each([
    ['PUT', TEXT_TO_VIDEO, 'POST'],
    ['DELETE', TEXT_TO_VIDEO, 'POST'],
    ['PATCH', '/api/v1/text-to-video', 'POST'],
    ['POST', '/api/v1/video-status.php', 'GET, HEAD'],
    ['DELETE', '/api/v1/video-status', 'GET, HEAD'],
    ['OPTIONS', TEXT_TO_VIDEO, 'POST'],
  ])('%s %s is 405 and Allow says %s', async (method, path, allow) => {
    const answer = await call(server.origin, { method, path, key: account.key });
    errorOf(answer, 'method_not_allowed');
    expect(answer.header('Allow')).toBe(allow);
  });
});
