import type { ErrorCode } from '@clipwright/core/errors';
import type { HeaderList } from '../support/index.js';

/** Whose key or token is sent. */
export type Who = 'owner' | 'nobody' | 'aMisreader' | 'aGuesser' | 'full' | 'waiting' | 'withoutAccess';

/** One rule, asked at every door: each body is the same request in the door's own fields. */
export interface Rule {
  readonly code: ErrorCode;
  readonly who?: Who;
  readonly headers?: HeaderList;
  /** The field at fault: by our name, and by OpenAI's. */
  readonly param?: readonly [ours: string, theirs: string];
  readonly ours: unknown;
  readonly theirs: unknown;
  /** What our sentence says of it; theirs says the same with its own names. */
  readonly says?: string;
  /**
   * What a chat's tool is told where that is not the same as a key's: `taken`, since keys alone need a plan and count in
   * a window; a status, where its call is no call of a tool; or an argument in place of a header.
   */
  readonly chat?: 'taken' | number | { readonly args: object; readonly param: string };
}

export const CLIP = { prompt: 'a boat', resolution: '480p', duration: 1 };
export const THEIR_CLIP = { prompt: 'a boat', size: '854x480', seconds: '1' };

const both = (more: object): Pick<Rule, 'ours' | 'theirs'> => ({
  ours: { ...CLIP, ...more },
  theirs: { ...THEIR_CLIP, ...more },
});

const JSON_TYPE = [['Content-Type', 'application/json']] as const;
const LONG = 'a'.repeat(2_001);

export const RULES: Readonly<Record<string, Rule>> = {
  'no key': { code: 'missing_api_key', who: 'nobody', chat: 401, ...both({}) },
  'a key of another form': { code: 'malformed_api_key', who: 'aMisreader', chat: 401, ...both({}) },
  'a key that nobody has': { code: 'invalid_api_key', who: 'aGuesser', chat: 401, ...both({}) },
  'a plan without access': { code: 'plan_required', who: 'withoutAccess', chat: 'taken', ...both({}) },
  'no JSON': {
    code: 'invalid_json',
    chat: 400,
    headers: JSON_TYPE,
    ours: '{"prompt":',
    theirs: '{"prompt":',
  },
  'no object': { code: 'invalid_request', chat: 400, headers: JSON_TYPE, ours: '[]', theirs: '[]' },
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
    chat: { args: { idempotency_key: '' }, param: 'idempotency_key' },
    ...both({}),
  },
  'a full window': { code: 'rate_limited', who: 'full', chat: 'taken', ...both({}) },
  'a full line': { code: 'busy', who: 'waiting', ...both({}) },
  'words that are not wanted': {
    code: 'content_rejected',
    param: ['prompt', 'prompt'],
    ...both({ prompt: 'a forbidden boat' }),
  },
};

export const IMAGE_RULES: Readonly<Record<string, Rule>> = {
  'another media type': {
    code: 'unsupported_media_type',
    chat: 415,
    headers: [['Content-Type', 'text/plain']],
    ours: '{}',
    theirs: '{}',
  },
  'more than 15 MiB': {
    code: 'body_too_large',
    chat: 413,
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
