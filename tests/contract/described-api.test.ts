import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  openApiOf,
  postText,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;

beforeAll(async () => {
  server = await startServer();
  account = await seedAccount(server.database);
});

describe('the description at /openapi.json', () => {
  it('is OpenAPI 3.1, and needs no key', async () => {
    expect((await openApiOf(server.origin)).openapi).toBe('3.1.0');
  });

  it('names every route that the server has under /api, with its methods, and no other', async () => {
    const { paths } = await openApiOf(server.origin);
    for (const [path, item] of Object.entries(paths)) {
      const refused = await call(server.origin, { method: 'PUT', path: path.replace(/\{\w+\}/, 'x') });
      const methods = (refused.header('Allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
      expect([path, methods]).toEqual([path, Object.keys(item).map((method) => method.toUpperCase())]);
    }
  });
});

describe('the page at /docs', () => {
  it('is HTML that loads nothing from elsewhere and runs no script', async () => {
    const page = await call(server.origin, { path: '/docs' });
    expect(page.header('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.header('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect((await call(server.origin, { path: '/docs/style.css' })).header('Content-Type')).toBe(
      'text/css; charset=utf-8',
    );
  });
});

describe('an unsuffixed path', () => {
  it('is the same route', async () => {
    const answer = await call(server.origin, {
      method: 'POST',
      path: '/api/v1/text-to-video',
      key: account.key,
      body: { prompt: '' },
    });
    const suffixed = await postText({ origin: server.origin, key: account.key }, { prompt: '' });
    expect({ ...(answer.json as object), request_id: '' }).toEqual({
      ...(suffixed.json as object),
      request_id: '',
    });
  });
});
