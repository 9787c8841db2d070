import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  faultsOfError,
  seedAccount,
  sendRaw,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  VIDEO_STATUS,
} from '../support/index.js';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  ({ key } = await seedAccount(server.database));
});

const head = (requestLine: string, ...headers: string[]): string =>
  [requestLine, 'Host: 127.0.0.1', `Authorization: Bearer ${key}`, ...headers, '', ''].join('\r\n');

async function answersTo(bytes: string, answers = 1) {
  return (await sendRaw(server.origin, { bytes, answers })).answers();
}

describe('every refusal is our own JSON, on the raw socket too', () => {
  const post = `POST ${TEXT_TO_VIDEO} HTTP/1.1`;
  const nonsense: [title: string, bytes: () => string][] = [
    ['no HTTP at all', () => 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
    ['a TLS greeting on the plain port', () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
    ['an unknown version', () => head('GET / HTTP/3.7')],
    ['a header without a name', () => head('GET / HTTP/1.1', ': x')],
    ['a space before the colon', () => head('GET / HTTP/1.1', 'X-A : x')],
    ['U+0000 in a header', () => head('GET / HTTP/1.1', 'X-A: a\u0000b')],
    ['no Host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['two Hosts', () => head('GET / HTTP/1.1', 'Host: other')],
    ['headers of more than 16 KiB', () => head('GET / HTTP/1.1', `X-A: ${'a'.repeat(17_000)}`)],
    ['a length that is no number', () => head(post, 'Content-Type: application/json', 'Content-Length: two')],
    [
      'two lengths',
      () => head(post, 'Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 3'),
    ],
    [
      'a length and chunks',
      () => head(post, 'Content-Type: application/json', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    ],
    [
      'a chunk of no size',
      () => `${head(post, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
    ],
  ];
  it.each(nonsense)('%s is 400, and the connection ends', async (_title, bytes) => {
    const outcome = await sendRaw(server.origin, { bytes: bytes() });
    const answers = outcome.answers();
    expect(answers).toHaveLength(1);
    if (answers[0] !== undefined) errorOf(answers[0], 'invalid_request');
  });

  it('header overflow is 400 and not 431', async () => {
    const [answer] = await answersTo(
      head(`GET ${VIDEO_STATUS} HTTP/1.1`, `Cookie: ${'a=b; '.repeat(4_000)}`),
    );
    expect(answer?.status).toBe(400);
  });

  it('an address of more than 8 KiB is 414', async () => {
    errorOf(await call(server.origin, { path: `/api/v1/${'a'.repeat(9_000)}`, key }), 'uri_too_long');
  });

  it('an unknown method is 400 or 405, never 501', async () => {
    const [answer] = await answersTo(head(`FROB ${VIDEO_STATUS} HTTP/1.1`));
    expect([400, 405]).toContain(answer?.status);
    if (answer !== undefined) expect(faultsOfError(answer)).toEqual([]);
  });

  it('a bad percent-encoding is 400, and an encoded path leads nowhere new', async () => {
    for (const path of ['/api/v1/%z', '/api/v1/%c0%af', '/media/%E0%A4%A'])
      errorOf(await call(server.origin, { path, key }), 'invalid_request');
    errorOf(await call(server.origin, { path: '/..%2f..%2fetc/passwd' }), 'not_found');
  });

  it('Expect: anything but 100-continue is 417 where a body is wanted', async () => {
    const [answer] = await answersTo(
      head(post, 'Content-Type: application/json', 'Content-Length: 2', 'Expect: nonsense') + '{}',
    );
    if (answer === undefined) throw new Error('no answer');
    errorOf(answer, 'expectation_failed');
  });

  it('Expect: 100-continue is asked to go on only when the body is wanted', async () => {
    const waiting = ['Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-continue'];
    const statuses = async (bytes: string, answers = 1) =>
      (await answersTo(bytes, answers)).map(({ status }) => status);
    expect(await statuses(head(post, ...waiting) + '{}', 2)).toEqual([100, 400]);
    expect(await statuses(head(post, ...waiting).replace(key, 'cw_nobody'))).toEqual([401]);
    expect(
      await statuses(head(post, ...waiting).replace('Content-Length: 2', 'Content-Length: 99999999')),
    ).toEqual([413]);
  });

  it('a request that stops half way, in its head or in its body, is 408 or 400, or the connection is closed', async () => {
    const whole = head(post, 'Content-Type: application/json', 'Content-Length: 100');
    const halves = [whole.slice(0, 40), `${whole}{"prompt"`, whole, ''];
    const outcomes = await Promise.all(
      halves.map((bytes) => sendRaw(server.origin, { bytes, answers: 'until closed' })),
    );
    for (const outcome of outcomes) {
      expect(outcome.closedByServer).toBe(true);
      expect(outcome.answers().flatMap(faultsOfError)).toEqual([]);
      expect(outcome.answers().every(({ status }) => [400, 408].includes(status))).toBe(true);
    }
  });

  it('a smuggled second request is never answered', async () => {
    const smuggled = `0\r\n\r\n${head('GET /smuggled HTTP/1.1')}`;
    const answers = await answersTo(
      head(post, 'Content-Type: application/json', 'Content-Length: 6', 'Transfer-Encoding: chunked') +
        smuggled,
    );
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });

  it('two requests in one go are answered in order', async () => {
    const answers = await answersTo(head('GET /healthz HTTP/1.1') + head('GET /nothing HTTP/1.1'), 2);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('CONNECT is no tunnel', async () => {
    const outcome = await sendRaw(server.origin, {
      bytes: 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: x\r\n\r\n',
      timeoutMs: 3_000,
    });
    for (const answer of outcome.answers()) expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
