import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse } from '@clipwright/core/videos';
import {
  type Answer,
  call,
  errorOf,
  postText,
  seedAccount,
  startServer,
  statusOf,
  TEXT_TO_VIDEO,
} from '../support/index.js';

let caller: { origin: string; key: string };

beforeAll(async () => {
  const server = await startServer({ role: 'http', env: { RATE_LIMIT: '10000' } });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

const later = [['Prefer', 'respond-async']] as const;
const post = (body: unknown) => postText(caller, body, { headers: later });
const acceptedStatus = (answer: Answer) => statusOf(caller, AcceptedResponse.parse(answer.json).video_id);

function sendAs(
  contentType: string | null,
  body: Buffer | string,
  more: readonly (readonly [string, string])[] = [],
): Promise<Answer> {
  const headers = [
    ...later,
    ...more,
    ...(contentType === null ? [] : [['Content-Type', contentType] as const]),
  ];
  return call(caller.origin, { method: 'POST', path: TEXT_TO_VIDEO, key: caller.key, body, headers });
}

describe('strict types', () => {
  const wrong: [field: string, value: unknown][] = [
    ['prompt', 5],
    ['prompt', ['a']],
    ['prompt', { text: 'a' }],
    ['prompt', true],
    ['video_model', 2],
    ['video_model', ['modela2']],
    ['resolution', 720],
    ['resolution', true],
    ['duration', '5'],
    ['duration', 5.5],
    ['duration', true],
    ['duration', [5]],
    ['aspect_ratio', 1.78],
    ['aspect_ratio', [16, 9]],
    ['seed', '7'],
    ['audio', 'true'],
    ['audio', 0],
    ['negative_prompt', 5],
    ['fps', '30'],
    ['fps', 23],
    ['fps', 29.97],
    ['fps', true],
  ];
  it.each(wrong)(
    '%s does not take %j, and the message names the field and what came',
    async (field, value) => {
      const body = errorOf(
        await post({ prompt: 'a red ball', video_model: 'modelb3', [field]: value }),
        'invalid_request',
      );
      expect(body.param).toBe(field);
      expect(body.error).toMatch(new RegExp(`^${field} must be .+; got .+\\.$`));
    },
  );

  it('5.0 and 0.5e1 are the number 5', async () => {
    for (const number of ['5.0', '0.5e1']) {
      const answer = await sendAs('application/json', `{"prompt":"a red ball","duration":${number}}`);
      expect((await acceptedStatus(answer)).duration).toBe(5);
    }
  });
});

describe('fields', () => {
  it('only the prompt is required', async () => {
    expect((await post({ prompt: 'a red ball' })).status).toBe(202);
    expect(errorOf(await post({ duration: 5 }), 'invalid_request').param).toBe('prompt');
  });

  it.each(['', '   ', '\n\t', '\u200b\ufeff'])(
    'a prompt of nothing visible is refused: %j',
    async (prompt) => {
      expect(errorOf(await post({ prompt }), 'invalid_request').param).toBe('prompt');
    },
  );

  it('null means absent, for every optional field', async () => {
    const nothing = {
      video_model: null,
      resolution: null,
      duration: null,
      aspect_ratio: null,
      seed: null,
      negative_prompt: null,
      audio: null,
      fps: null,
    };
    const status = await acceptedStatus(await post({ prompt: 'a red ball', ...nothing }));
    expect(status).toMatchObject({
      video_model: 'modela2',
      resolution: '720p',
      duration: 5,
      aspect_ratio: '16:9',
      warnings: [],
    });
    expect(errorOf(await post({ prompt: null }), 'invalid_request').param).toBe('prompt');
  });

  it('unknown fields are ignored and named in warnings', async () => {
    const status = await acceptedStatus(
      await post({ prompt: 'a red ball', colour: 'red', webhook: 'https://example.com' }),
    );
    expect(status.warnings).toEqual([expect.stringContaining('colour'), expect.stringContaining('webhook')]);
  });

  it('the prompt is kept and given back as it was sent, byte for byte', async () => {
    const prompt = ' <script>alert("x")</script> \' ; -- \u0007 \u202e \u2028 {{7*7}} Ünï 😀 ';
    expect((await acceptedStatus(await post({ prompt }))).prompt).toBe(prompt);
  });
});

describe('what a body may be', () => {
  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json; charset="UTF-8"',
    'application/json;',
  ])('content type %j is taken', async (contentType) => {
    expect((await sendAs(contentType, '{"prompt":"a red ball"}')).status).toBe(202);
  });

  it.each([
    null,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=utf-16',
    '*/*',
  ])('content type %j is 415', async (contentType) => {
    errorOf(await sendAs(contentType, '{"prompt":"a red ball"}'), 'unsupported_media_type');
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'content encoding %j is 415: nothing is inflated',
    async (encoding) => {
      errorOf(
        await sendAs('application/json', '{"prompt":"a red ball"}', [['Content-Encoding', encoding]]),
        'unsupported_media_type',
      );
    },
  );

  it.each(['', '  ', '{', '{"prompt":"a",}', "{'prompt':'a'}", '{"prompt":"a"}{}', 'prompt=a', '\u0000{}'])(
    '%j is not JSON: 400 invalid_json',
    async (body) => {
      errorOf(await sendAs('application/json', body), 'invalid_json');
    },
  );

  it.each(['null', '5', '"a"', '[]', 'true'])('%j is JSON but no object: 400', async (body) => {
    errorOf(await sendAs('application/json', body), 'invalid_request');
  });

  it('bytes that are not valid UTF-8 are refused, not repaired', async () => {
    for (const bytes of [[0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xff], [0xe9]]) {
      const body = Buffer.concat([Buffer.from('{"prompt":"a '), Buffer.from(bytes), Buffer.from('"}')]);
      errorOf(await sendAs('application/json', body), 'invalid_json');
    }
  });

  it.each(['"a\\u0000b"', '"a\\ud800b"', '"a\\udc00"'])(
    'a prompt with U+0000 or half a surrogate pair is refused: %s',
    async (prompt) => {
      errorOf(await sendAs('application/json', `{"prompt":${prompt}}`), 'invalid_request');
    },
  );

  it('1 MiB is taken, one byte more is 413', async () => {
    const small = '{"prompt":"a red ball"}';
    const limit = 1024 * 1024;
    expect((await sendAs('application/json', small.padEnd(limit))).status).toBe(202);
    errorOf(await sendAs('application/json', small.padEnd(limit + 1)), 'body_too_large');
  });

  it('the same limit holds for a body in chunks, whose length nobody announced', async () => {
    const inChunks = (length: number) =>
      sendAs('application/json', '{"prompt":"a red ball"}'.padEnd(length), [
        ['Transfer-Encoding', 'chunked'],
      ]);
    expect((await inChunks(1024 * 1024)).status).toBe(202);
    errorOf(await inChunks(1024 * 1024 + 1), 'body_too_large');
  });
});
