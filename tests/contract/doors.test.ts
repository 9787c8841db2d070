import { beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';
import {
  type Answer,
  call,
  errorOf,
  type HeaderList,
  multipart,
  openAiErrorOf,
  type Part,
  seedAccount,
  type SeededAccount,
  seedVideo,
  seedWindow,
  startServer,
  type TestServer,
  unusedKey,
} from '../support/index.js';

/** One rule, asked at both doors: each body is the same request in the door's own fields. */
interface Rule {
  readonly code: ErrorCode;
  readonly key?: () => string | undefined;
  readonly headers?: HeaderList;
  /** The field at fault: by our name, and by OpenAI's. */
  readonly param?: readonly [ours: string, theirs: string];
  readonly ours: unknown;
  readonly theirs: unknown;
  /** What our sentence says of it; theirs says the same with its own names. */
  readonly says?: string;
}

let server: TestServer;
let owner: SeededAccount;
let full: SeededAccount;
let other: SeededAccount;
let waiting: SeededAccount;
let forms: SeededAccount;

/** Videos of one account that may wait: more than a window lets through. */
const LINE = 20;
const WINDOW = 15;

const CLIP = { prompt: 'a boat', resolution: '480p', duration: 1 };
const THEIR_CLIP = { prompt: 'a boat', size: '854x480', seconds: '1' };

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { MODERATION_WORDS: 'forbidden', QUEUE_MAX_PER_ACCOUNT: String(LINE) },
  });
  [owner, full, waiting, forms] = [
    await seedAccount(server.database),
    await seedAccount(server.database),
    await seedAccount(server.database),
    await seedAccount(server.database),
  ];
  other = await seedAccount(server.database, { plan: 'pro' });
  await seedWindow(
    server.database,
    full,
    Array.from({ length: WINDOW }, () => 60),
  );
  for (let video = 0; video < LINE; video += 1)
    await seedVideo(server.database, waiting, { status: 'queued' });
});

const both = (more: object): Pick<Rule, 'ours' | 'theirs'> => ({
  ours: { ...CLIP, ...more },
  theirs: { ...THEIR_CLIP, ...more },
});

const JSON_TYPE = [['Content-Type', 'application/json']] as const;
const LONG = 'a'.repeat(2_001);

const RULES: Readonly<Record<string, Rule>> = {
  'no key': { code: 'missing_api_key', key: () => undefined, ...both({}) },
  'a key of another form': { code: 'malformed_api_key', key: () => 'sk-1234', ...both({}) },
  'a key that nobody has': { code: 'invalid_api_key', key: unusedKey, ...both({}) },
  'a plan without access': { code: 'plan_required', key: () => other.key, ...both({}) },
  'no JSON': { code: 'invalid_json', headers: JSON_TYPE, ours: '{"prompt":', theirs: '{"prompt":' },
  'no object': { code: 'invalid_request', headers: JSON_TYPE, ours: '[]', theirs: '[]' },
  'no prompt': {
    code: 'invalid_request',
    param: ['prompt', 'prompt'],
    ...both({ prompt: '   ' }),
    says: 'prompt must be text of 1 to 2,000 visible characters',
  },
  'a prompt that is too long': {
    code: 'invalid_request',
    param: ['prompt', 'prompt'],
    ...both({ prompt: LONG }),
  },
  'half a character': { code: 'invalid_request', param: ['prompt', 'prompt'], ...both({ prompt: '\ud800' }) },
  'an unknown model': {
    code: 'invalid_request',
    param: ['video_model', 'model'],
    ours: { ...CLIP, video_model: 'veo' },
    theirs: { ...THEIR_CLIP, model: 'veo' },
    says: 'modela2, modelb3; got "veo".',
  },
  'a length that the model does not make': {
    code: 'invalid_request',
    param: ['duration', 'seconds'],
    ours: { ...CLIP, duration: 11 },
    theirs: { ...THEIR_CLIP, seconds: '11' },
    says: 'must be a whole number of seconds from 1 to 10 for modela2; got 11.',
  },
  'a length in parts of a second': {
    code: 'invalid_request',
    param: ['duration', 'seconds'],
    ours: { ...CLIP, duration: 1.5 },
    theirs: { ...THEIR_CLIP, seconds: 1.5 },
    says: 'got 1.5.',
  },
  'a size that the model does not make': {
    code: 'invalid_request',
    param: ['resolution', 'size'],
    ours: { ...CLIP, resolution: '1080p' },
    theirs: { ...THEIR_CLIP, size: '1920x1080' },
    says: 'one of 480p, 720p, 768p for modela2; got "1080p". modelb3 can make 1080p.',
  },
  'sound of a silent model': { code: 'invalid_request', param: ['audio', 'audio'], ...both({ audio: true }) },
  'a seed that is none': { code: 'invalid_request', param: ['seed', 'seed'], ...both({ seed: -1 }) },
  'a frame rate that nobody makes': { code: 'invalid_request', param: ['fps', 'fps'], ...both({ fps: 23 }) },
  'an Idempotency-Key that is none': {
    code: 'invalid_request',
    headers: [['Idempotency-Key', 'a b']],
    param: ['Idempotency-Key', 'Idempotency-Key'],
    ...both({}),
  },
  'a full window': { code: 'rate_limited', key: () => full.key, ...both({}) },
  'a full line': { code: 'busy', key: () => waiting.key, ...both({}) },
  'words that are not wanted': {
    code: 'content_rejected',
    param: ['prompt', 'prompt'],
    ...both({ prompt: 'a forbidden boat' }),
  },
};

const IMAGE_RULES: Readonly<Record<string, Rule>> = {
  'another media type': {
    code: 'unsupported_media_type',
    headers: [['Content-Type', 'text/plain']],
    ours: '{}',
    theirs: '{}',
  },
  'more than 15 MiB': {
    code: 'body_too_large',
    headers: JSON_TYPE,
    ours: Buffer.alloc(15 * 1024 * 1024 + 1, '{'),
    theirs: Buffer.alloc(15 * 1024 * 1024 + 1, '{'),
  },
  'an address that is none': {
    code: 'invalid_request',
    param: ['image_url', 'input_reference'],
    ours: { ...CLIP, image_url: 'ftp://example.com/a.png' },
    theirs: { ...THEIR_CLIP, input_reference: { image_url: 'ftp://example.com/a.png' } },
  },
  'an address that must not be reached': {
    code: 'invalid_image',
    ours: { ...CLIP, image_url: 'http://127.0.0.1:9/a.png' },
    theirs: { ...THEIR_CLIP, input_reference: { image_url: 'http://127.0.0.1:9/a.png' } },
  },
  'an image that is none': {
    code: 'invalid_image',
    ours: { ...CLIP, image_url: 'data:image/png;base64,AAAA' },
    theirs: { ...THEIR_CLIP, input_reference: { image_url: 'data:image/png;base64,AAAA' } },
  },
};

const TOLD = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'Retry-After', 'WWW-Authenticate', 'Connection'];
const toldBy = (answer: Answer): (string | null)[] =>
  TOLD.map((name) => (name === 'Retry-After' ? answer.header(name) && 'a while' : answer.header(name)));

async function expectOneRule(path: string, rule: Rule): Promise<void> {
  const { code, key = () => owner.key, headers = [], param, says = '' } = rule;
  const send = (to: string, body: unknown): Promise<Answer> => {
    const used = key();
    return call(server.origin, {
      method: 'POST',
      path: to,
      body,
      headers,
      ...(used === undefined ? {} : { key: used }),
    });
  };
  const [ours, theirs] = [await send(path, rule.ours), await send('/v1/videos', rule.theirs)];
  const own = errorOf(ours, code);
  expect(own.error).toContain(says);
  const error = openAiErrorOf(theirs);
  expect([theirs.status, error.code]).toEqual([ERROR_CODES[code].status, code]);
  expect([own.param, error.param]).toEqual(param ?? [own.param, own.param]);
  expect(error.message).toContain(says);
  if (param === undefined) expect(error.message).toBe(own.error);
  expect(toldBy(theirs)).toEqual(toldBy(ours));
}

describe('a rule that refuses a generation holds at both doors, in the same order', () => {
  it.each(Object.entries(RULES))('%s', (_title, rule) => expectOneRule('/api/v1/text-to-video', rule));
  it.each(Object.entries(IMAGE_RULES))('%s', (_title, rule) => expectOneRule('/api/v1/image-to-video', rule));

  it('and neither counts what it refused', async () => {
    for (const { key, count } of [
      { key: owner.key, count: 0 },
      { key: full.key, count: WINDOW },
    ])
      expect((await call(server.origin, { path: '/api/v1/account', key })).json).toMatchObject({
        rate_limit: { count },
      });
  });
});

describe('one window', () => {
  it('lets exactly 15 through when both doors are asked at once, and no more', async () => {
    const { key } = await seedAccount(server.database);
    const ask = (path: string, body: object): Promise<Answer> =>
      call(server.origin, { method: 'POST', path, key, body, headers: [['Prefer', 'respond-async']] });
    const answers = await Promise.all(
      Array.from({ length: WINDOW }, () => [
        ask('/api/v1/text-to-video', CLIP),
        ask('/v1/videos', THEIR_CLIP),
      ]).flat(),
    );
    const taken = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([WINDOW, WINDOW]);
    expect((await call(server.origin, { path: '/api/v1/account', key })).json).toMatchObject({
      rate_limit: { count: WINDOW },
    });
  });
});

describe('/v1/videos alone', () => {
  it.each([
    ['x', 'Clipwright-Hops must be a whole number.'],
    ['5', 'This request came through 5 Clipwright servers, and 4 is the most: their engines lead in a ring.'],
  ])('refuses %s hops', async (hops, says) => {
    const headers = [['Clipwright-Hops', hops]] as const;
    const answer = await call(server.origin, {
      method: 'POST',
      path: '/v1/videos',
      key: owner.key,
      body: THEIR_CLIP,
      headers,
    });
    expect(openAiErrorOf(answer)).toMatchObject({ param: 'Clipwright-Hops', message: says });
  });

  it('tells what Node and the router refuse in its shape too', async () => {
    for (const [method, path, status] of [
      ['GET', '/v1/nothing', 404],
      ['PUT', '/v1/videos', 405],
      ['GET', '/v1/videos/%zz', 400],
    ] as const) {
      const answer = await call(server.origin, { method, path, key: owner.key });
      openAiErrorOf(answer);
      expect(answer.status).toBe(status);
    }
  });

  const form = (...parts: readonly Part[]): Promise<Answer> =>
    call(server.origin, { method: 'POST', path: '/v1/videos', key: forms.key, ...multipart(...parts) });
  const field = (name: string, value: string | Buffer): Part => [name, 'text/plain', value];

  it('reads the fields of a form by what they are: text as text, numbers as numbers', async () => {
    const answer = await form(field('prompt', '7'), field('seconds', '1'), field('seed', '7'));
    expect(answer.json).toMatchObject({ prompt: '7', seconds: '1', warnings: [] });
    const wrong = await form(field('prompt', 'a'), field('seed', '7.5'));
    expect(openAiErrorOf(wrong).message).toBe('seed must be a whole number from 0 to 4294967295; got 7.5.');
  });

  const FORMS: [title: string, parts: readonly Part[], says: string][] = [
    ['a field twice', [field('prompt', 'a'), field('prompt', 'b')], 'came twice'],
    ['a field that is no UTF-8', [field('prompt', Buffer.from([0xff, 0xfe]))], 'is not valid UTF-8'],
    ['forty-one fields', Array.from({ length: 41 }, (_, at) => field(`f${at}`, 'a')), 'at most 40 fields'],
    ['an image that is none', [field('prompt', 'a'), ['input_reference', 'image/png', 'no image']], ''],
  ];
  it.each(FORMS)('refuses a form with %s', async (_title, parts, says) => {
    const answer = await form(...parts);
    expect(openAiErrorOf(answer).message).toContain(says);
    expect(answer.status).toBe(400);
  });

  it('ignores what it does not know, and says so', async () => {
    const answer = await form(field('prompt', 'a'), field('n', '2'), field('__proto__', 'x'));
    expect(answer.json).toMatchObject({
      warnings: ['Unknown field "n" was ignored.', 'Unknown field "__proto__" was ignored.'],
    });
  });
});
