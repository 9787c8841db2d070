import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  atIdlePace,
  seedAccount,
  seedWindow,
  unusedKey,
  untilStatus,
  waitUntil,
} from '../../../tests/support/index.js';
import { startClipwright, type RunningClipwright } from './support/clipwright.js';
import { n8nHost, runNode, type HostOptions } from './support/n8n-host.mjs';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';

const begin = {
  resource: 'video',
  operation: 'generateFromText',
  prompt: 'a leaf',
  output: 'url',
  additionalFields: { duration: 1, resolution: '480p' },
  options: { waitForCompletion: false },
};
/** Longer than a busy machine takes from the filling of a window to the call that it refuses. */
const WINDOW_SECONDS = 9;

describe('Pace and errors', () => {
  let clipwright: RunningClipwright;

  beforeAll(async () => {
    clipwright = await startClipwright({ RATE_LIMIT: '6', RATE_WINDOW_SECONDS: String(WINDOW_SECONDS) });
  });

  const run = (options: Partial<HostOptions> = {}) =>
    runNode({ ...clipwright.credential, parameters: begin, ...options });
  const freshKey = async () => (await seedAccount(clipwright.server.database)).key;

  describe('the rate limit', () => {
    it('is waited for as long as the server says, and told in a hint', async () => {
      const account = await seedAccount(clipwright.server.database);
      await seedWindow(clipwright.server.database, account, [2, 2, 2, 2, 2, 2]);
      const startedAtMs = Date.now();
      const { items, hints, messages } = await run({ apiKey: account.key });
      expect(items[0]?.json['video_id']).toMatch(/^vid_/);
      expect(Date.now() - startedAtMs).toBeGreaterThan(2_000);
      expect(hints[0]?.message).toMatch(/^Waited once, \d s in all, because the window was full \(429\)/);
      expect(messages[0]).toMatch(/^Clipwright: item 0 waits \d s because the window was full/);
    });

    it('is kept by many items without one refusal, each slower once few places are left', async () => {
      const apiKey = await freshKey();
      const { items, hints } = await run({ apiKey, items: Array.from({ length: 8 }, () => ({ json: {} })) });
      expect(new Set(items.map((item) => item.json['video_id'])).size).toBe(8);
      expect(hints.map((hint) => hint.message)).toEqual([
        expect.stringMatching(/^Waited \d+ times, \d+ s in all, to stay within the rate limit window\.$/),
      ]);
    });

    it('is left to the server where no wait is allowed: every place is taken, and the refusal is its own', async () => {
      const parameters = { ...begin, options: { waitForCompletion: false, longestWindowWaitMinutes: 0 } };
      const { items, messages, requests } = await run({
        apiKey: await freshKey(),
        parameters,
        continueOnFail: true,
        items: Array.from({ length: 7 }, () => ({ json: {} })),
      });
      // Four are under way at once: which of the last four comes last, only the server knows.
      const refused = items.filter(({ json }) => json['video_id'] === undefined);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.json['error']).toMatchObject({
        code: 'rate_limited',
        http_status: 429,
        request_id: expect.any(String),
        reset_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
      });
      expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(7);
      expect(messages).toEqual([]);
    });

    it('is not waited for longer than the user allows', async () => {
      const account = await seedAccount(clipwright.server.database);
      await seedWindow(clipwright.server.database, account, [0, 0, 0, 0, 0, 0]);
      const parameters = { ...begin, options: { waitForCompletion: false, longestWindowWaitMinutes: 0 } };
      await expect(run({ apiKey: account.key, parameters })).rejects.toMatchObject({
        httpCode: '429',
        message: expect.stringMatching(/^Rate limit exceeded: 6 videos/),
        description: expect.stringMatching(/^There is room again at 20\S+Z\. .*Spread Requests/),
      });
    });

    it.each([
      ['', {}],
      [', also under a key of the user', { idempotencyKey: 'each-its-own' }],
    ])('is never near where requests are spread, one in 60 s%s', async (_, key) => {
      const abort = new AbortController();
      const memory = {};
      const parameters = { ...begin, options: { waitForCompletion: false, spreadRequests: true, ...key } };
      const firstAtMs = Date.now();
      await run({ apiKey: await freshKey(), parameters, memory });
      const { context, left } = n8nHost({
        ...clipwright.credential,
        parameters,
        memory,
        runIndex: 1,
        signal: abort.signal,
      });
      const second = new Clipwright().execute.call(context);
      second.catch(() => undefined);
      const message = await waitUntil({ what: 'a message' }, () => left.messages[0]);
      const [, waits] =
        /^Clipwright: item 0 waits (\d+) s to send at most one request in 60 s\.$/.exec(message) ?? [];
      expect(Number(waits)).toBeLessThanOrEqual(60);
      expect(Number(waits) * 1_000 + Date.now() - firstAtMs).toBeGreaterThanOrEqual(59_000);
      abort.abort(new Error('canceled'));
      await expect(second).rejects.toThrow('The execution was canceled.');
      expect(left.requests).toEqual([]);
    });
  });

  describe('an execution that is canceled', () => {
    it('stops at once while the call is held, even where the node continues on fail', async () => {
      const abort = new AbortController();
      const parameters = {
        ...begin,
        additionalFields: { duration: 10 },
        options: { idempotencyKey: 'held' },
      };
      const held = run({ parameters, signal: abort.signal, continueOnFail: true });
      const found = {
        resource: 'video',
        operation: 'getStatus',
        lookUpBy: 'idempotencyKey',
        idempotencyKey: 'held',
      };
      const look = () =>
        run({ parameters: found, continueOnFail: true }).then(
          ({ items }) => items[0]?.json['video_id'] as string | undefined,
        );
      const videoId = await waitUntil({ what: 'the video to be begun' }, look);
      const { elapsedMs } = await atIdlePace(() => {
        abort.abort(new Error('canceled'));
        return expect(held).rejects.toThrow('The execution was canceled.');
      });
      expect(elapsedMs).toBeLessThan(1_000);
      await run({ parameters: { resource: 'video', operation: 'delete', videoId } });
      await untilStatus(
        { origin: clipwright.server.origin, key: clipwright.account.key },
        videoId,
        'canceled',
      );
    });
  });

  describe('an error', () => {
    it('carries the sentence, the code and the request of the API', async () => {
      const parameters = { ...begin, additionalFields: { duration: 99 } };
      await expect(run({ parameters })).rejects.toMatchObject({
        name: 'NodeApiError',
        message: expect.stringMatching(/duration.*whole number of seconds from 1 to 10 for modela2/),
        httpCode: '400',
        description: expect.stringMatching(
          /\(code invalid_request, http_status 400, param duration, request_id \S+\)$/,
        ),
      });
    });

    it('becomes the output of its own item where the node continues on fail', async () => {
      const { items } = await run({
        apiKey: await freshKey(),
        continueOnFail: true,
        items: [{ json: {} }, { json: {} }, { json: {} }],
        itemParameters: [{}, { additionalFields: { duration: 99 } }, {}],
      });
      expect(items.map((item) => item.pairedItem)).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }]);
      expect(items[1]?.json).toEqual({
        error: expect.objectContaining({
          code: 'invalid_request',
          http_status: 400,
          param: 'duration',
          request_id: expect.any(String),
        }),
      });
      expect([items[0], items[2]].every((item) => item?.json['video_id'] !== undefined)).toBe(true);
    });

    it.each([
      [
        'a wrong key',
        { apiKey: unusedKey() },
        {
          httpCode: '401',
          message: 'Invalid API key',
          description: expect.stringMatching(/^Check the API key/),
        },
      ],
      [
        'a base URL that is none',
        { baseUrl: 'clips.example.com' },
        { message: 'The base URL of the credential is not an http or https address.' },
      ],
      [
        'a server that is not there and may not be waited for',
        {
          baseUrl: 'http://127.0.0.1:47',
          parameters: { ...begin, options: { waitForCompletion: false, longestWaitMinutes: 0 } },
        },
        {
          message: expect.stringMatching(/could not be reached/),
          description: expect.stringMatching(/^Is the server running/),
        },
      ],
    ])('tells of %s', async (_what, wrong, expected) => {
      await expect(run(wrong)).rejects.toMatchObject(expected);
    });

    it('tells of a plan without access', async () => {
      const { key } = await seedAccount(clipwright.server.database, { plan: 'free' });
      await expect(run({ apiKey: key })).rejects.toMatchObject({
        httpCode: '403',
        message: 'API access requires the API plan',
      });
    });
  });

  it('takes a base URL as people paste it', async () => {
    const { items } = await run({
      apiKey: await freshKey(),
      baseUrl: ` ${clipwright.server.origin}/api/v1/ `,
    });
    expect(items[0]?.json['video_id']).toMatch(/^vid_/);
  });
});
