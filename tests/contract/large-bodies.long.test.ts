import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@clipwright/core/errors';
import {
  call,
  errorOf,
  seedAccount,
  sendRaw,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  unusedKey,
  upload,
  type Uploaded,
} from '../support/index.js';

const MEBIBYTE = 1024 * 1024;
const LARGE = 200 * MEBIBYTE;
const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';

let server: TestServer;
let key: string;
let freeKey: string;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  ({ key } = await seedAccount(server.database));
  ({ key: freeKey } = await seedAccount(server.database, { plan: 'free' }));
});

interface Request {
  readonly path?: string;
  readonly key?: string;
  readonly type?: string;
  readonly headers?: readonly string[];
}

const head = ({
  path = TEXT_TO_VIDEO,
  key: credential = key,
  type = 'application/json',
  headers = [],
}: Request = {}): string[] => [
  `POST ${path} HTTP/1.1`,
  'Host: 127.0.0.1',
  `Authorization: Bearer ${credential}`,
  `Content-Type: ${type}`,
  ...headers,
];

const announced = (bytes: number, request?: Request) => ({
  head: [...head(request), `Content-Length: ${bytes}`],
  bytes,
});
const inChunks = (bytes: number, request?: Request) => ({
  head: [...head(request), 'Transfer-Encoding: chunked'],
  bytes,
  chunked: true,
});

/** The one answer that a client read which sent all that it had. */
function expectRefusal({ answers, broken }: Uploaded, code: ErrorCode): void {
  expect({ broken, statuses: answers.length }).toEqual({ broken: null, statuses: 1 });
  const [answer] = answers;
  if (answer !== undefined) errorOf(answer, code);
}

describe('a body far over its limit', () => {
  it('is 413 for a client that sends all of its 200 MB before it looks for an answer', async () => {
    expectRefusal(await upload(server.origin, announced(LARGE)), 'body_too_large');
  });

  it('is 413 in chunks too, whose length nobody announced', async () => {
    expectRefusal(await upload(server.origin, inChunks(LARGE)), 'body_too_large');
  });

  it('is 413 on the image route, as JSON and as multipart', async () => {
    const multipart = { path: IMAGE_TO_VIDEO, type: 'multipart/form-data; boundary=x' };
    expectRefusal(
      await upload(server.origin, announced(LARGE / 4, { path: IMAGE_TO_VIDEO })),
      'body_too_large',
    );
    expectRefusal(await upload(server.origin, announced(LARGE / 4, multipart)), 'body_too_large');
    const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n';
    const firstChunk = ['Transfer-Encoding: chunked', '', (part.length + 2).toString(16), part];
    expectRefusal(
      await upload(server.origin, {
        head: [...head(multipart), ...firstChunk],
        bytes: LARGE / 4,
        chunked: true,
      }),
      'body_too_large',
    );
  });

  it('is 413 for fetch, which is sending still', async () => {
    const body = (): ReadableStream<Uint8Array> =>
      Readable.toWeb(Readable.from(pieces(LARGE / 4))) as ReadableStream<Uint8Array>;
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const inits: RequestInit[] = [{ body: Buffer.alloc(LARGE / 4, 'a') }, { body: body(), duplex: 'half' }];
    for (const init of inits) {
      const answer = await fetch(`${server.origin}${TEXT_TO_VIDEO}`, { method: 'POST', headers, ...init });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        413,
        'body_too_large',
      ]);
    }
  });

  it.each([
    ['that asks whether it may go on', []],
    ['that sends at once', ['-H', 'Expect:']],
  ])('is 413 for a curl %s', async (_title, options) => {
    expect(await curl([...options, '--data-binary', '@-'])).toBe('413');
    expect(await curl([...options, '-T', '-', '-X', 'POST'])).toBe('413');
  });

  it('is not sent at all where the client waits to be asked for it', async () => {
    const bytes = `${[...head(), `Content-Length: ${LARGE}`, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`;
    const outcome = await sendRaw(server.origin, { bytes });
    expect(outcome.answers().map(({ status }) => status)).toEqual([413]);
    expect(outcome.closedByServer).toBe(true);
  });

  it('is 413 for every one of forty clients at once, in little memory', async () => {
    await call(server.origin, { path: '/healthz' });
    const before = await peakMebibytes();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        upload(server.origin, (at % 2 === 0 ? announced : inChunks)(LARGE / 10)),
      ),
    );
    for (const outcome of outcomes) expectRefusal(outcome, 'body_too_large');
    expect((await peakMebibytes()) - before).toBeLessThan(250);
  });

  it('that never ends is cut off, after its client could read the refusal', async () => {
    for (const endless of [announced(1e15), inChunks(Infinity)]) {
      const { answers, broken, sent } = await upload(server.origin, {
        ...endless,
        bytes: Infinity,
        readsMeanwhile: true,
      });
      expect({ statuses: answers.map(({ status }) => status), cutOff: broken !== null }).toEqual({
        statuses: [413],
        cutOff: true,
      });
      expect(sent).toBeGreaterThan(LARGE);
    }
  });
});

describe('a refusal that comes before the body was read', () => {
  it.each<[ErrorCode, Request]>([
    ['missing_api_key', { key: '' }],
    ['invalid_api_key', { key: unusedKey() }],
    ['plan_required', { key: 'free' }],
    ['unsupported_media_type', { type: 'text/plain' }],
    ['not_found', { path: '/api/v1/nothing' }],
    ['method_not_allowed', { path: '/api/v1/video-status.php' }],
  ])('reaches a client that sends a large body all the same: %s', async (code, request) => {
    const sender = request.key === 'free' ? { ...request, key: freeKey } : request;
    for (const body of [announced(LARGE / 8, sender), inChunks(LARGE / 8, sender)])
      expectRefusal(await upload(server.origin, body), code);
  });

  it('reaches it from a flood of failed authentications, and where HTTPS is required', async () => {
    const guarded = await startServer({
      role: 'http',
      database: server.database,
      env: { AUTH_FAILURES_PER_MINUTE: '1' },
    });
    const strict = await startServer({ role: 'http', database: server.database, env: { HTTPS: 'required' } });
    await call(guarded.origin, { path: '/api/v1/account' });
    expectRefusal(await upload(guarded.origin, announced(LARGE / 8, { key: '' })), 'too_many_auth_failures');
    expectRefusal(await upload(strict.origin, announced(LARGE / 8)), 'https_required');
  });

  it('reaches it where what came is no HTTP', async () => {
    expectRefusal(
      await upload(server.origin, {
        head: [...head(), 'Transfer-Encoding: chunked', '', 'zz'],
        bytes: LARGE / 8,
      }),
      'invalid_request',
    );
    expectRefusal(
      await upload(server.origin, {
        head: ['GET / HTTP/1.1', 'Host: x', `X-Long: ${'a'.repeat(20_000)}`],
        bytes: LARGE / 8,
      }),
      'invalid_request',
    );
  });

  it('ends the connection: what stands behind the body is no request', async () => {
    const more = `0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`;
    const bytes = `${head({ key: '' }).join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const outcome = await sendRaw(server.origin, { bytes, next: more });
    expect(outcome.answers().map(({ status }) => status)).toEqual([401]);
  });

  it('lets the connection go on where the body is small', async () => {
    const bytes = `${head({ key: '' }).join('\r\n')}\r\nContent-Length: 1000\r\n\r\n`;
    const outcome = await sendRaw(server.origin, {
      bytes,
      next: `${'a'.repeat(1000)}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`,
    });
    expect(outcome.answers().map(({ status }) => status)).toEqual([401, 200]);
  });
});

function* pieces(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(MEBIBYTE, 'a');
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

/** The status that curl tells, with a large body on its standard input. */
async function curl(options: readonly string[]): Promise<string> {
  const address = `${server.origin}${TEXT_TO_VIDEO}`;
  const wanted = [
    '-sS',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code}',
    '-H',
    `Authorization: Bearer ${key}`,
    '-H',
    'Content-Type: application/json',
  ];
  const child = spawn('curl', [...wanted, ...options, address], { stdio: ['pipe', 'pipe', 'inherit'] });
  // It stops reading once it was refused.
  child.stdin.on('error', () => undefined);
  Readable.from(pieces(LARGE / 4)).pipe(child.stdin);
  let status = '';
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) status += text;
  return status;
}

/** The most memory that the server ever held. */
async function peakMebibytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
