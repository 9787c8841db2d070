import { EngineError, type EngineErrorReason } from '@clipwright/core/engine';
import { isContentRefusal } from '../remote/content-refusal.js';
import { foreignText } from '../remote/foreign-text.js';

const DEEPEST = 4;
const NOT_MADE = 'The video server could not make this video';
/** Where that server is one of ours whose own could not: told once, and not at each of a chain. */
const SAID_BEFORE = new RegExp(`^(?:${NOT_MADE}: )+`);

const PLACES_OF_TEXT = ['detail', 'error', 'message', 'msg'] as const;

/**
 * What an error body says: FastAPI's `detail`, as text or as a list, and the shapes of OpenAI, vLLM and
 * Dynamo.
 */
export function textOf(body: unknown, depth = 0): string {
  if (typeof body === 'string') return foreignText(body.replace(SAID_BEFORE, ''));
  if (typeof body !== 'object' || body === null || depth > DEEPEST) return '';
  if (Array.isArray(body))
    return foreignText(
      body
        .slice(0, 3)
        .map((one) => itemText(one, depth))
        .filter(Boolean)
        .join('; '),
    );
  const texts = PLACES_OF_TEXT.map((place) => textOf((body as Record<string, unknown>)[place], depth + 1));
  return texts.find((text) => text !== '') ?? '';
}

/** Words, and what an error body says. */
export function withText(words: string, body: unknown): string {
  const text = textOf(body);
  return text === '' ? words : `${words}: ${text}`;
}

/** One of FastAPI's complaints about a field: its name, and what is wrong. */
function itemText(item: unknown, depth: number): string {
  const loc =
    typeof item === 'object' && item !== null && 'loc' in item && Array.isArray(item.loc)
      ? item.loc.at(-1)
      : undefined;
  const text = textOf(item, depth + 1);
  return loc === undefined || text === '' ? text : `${String(loc)}: ${text}`;
}

/**
 * Whether a body speaks of rules about content, in its own words or by a code; the prompt that it may repeat
 * does not count.
 */
function speaksOfContent(body: unknown): boolean {
  const { error, detail, ...fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const codes = [fields, error, detail].flatMap((place) =>
    typeof place === 'object' && place !== null ? Object.entries(place) : [],
  );
  const told = codes
    .filter(([name, code]) => ['code', 'type'].includes(name) && typeof code === 'string')
    .map(([, code]) => String(code));
  return [textOf(body), ...told].some(isContentRefusal);
}

const sentenceOf = (words: string, text: string): string =>
  text === '' ? `${words}.` : `${words}: ${text}.`;

const failure = (
  reason: EngineErrorReason,
  words: string,
  text = '',
  options: { cause?: unknown } = {},
): EngineError => new EngineError(reason, sentenceOf(words, text), options);

const refusedContent = (body: unknown): EngineError =>
  failure('rejected', 'The video server refuses this content', textOf(body));

/** The end of a job that the server gave up. */
export const jobFailure = (error: unknown): EngineError =>
  speaksOfContent(error) ? refusedContent(error) : failure('failed', NOT_MADE, textOf(error));

const NOT_KNOWN = 'It is not known whether the video server began this video';

/**
 * What a status says of a start. Where a proxy answers for the server, what became of the start is not known.
 * A fault of the server or of its settings is none of the request's: another place may make the video, and
 * what the server says of itself is for the operator alone.
 */
const REFUSALS: readonly {
  readonly statuses: readonly number[];
  readonly reason: EngineErrorReason;
  readonly words: string;
}[] = [
  {
    statuses: [301, 302, 303, 307, 308],
    reason: 'unavailable',
    words: 'The video server sends its callers elsewhere',
  },
  { statuses: [401, 403], reason: 'unavailable', words: 'The video server does not accept our API key' },
  {
    statuses: [404, 405],
    reason: 'unavailable',
    words: 'The video server has no such model, or no videos API',
  },
  {
    statuses: [408, 425, 429, 503],
    reason: 'unavailable',
    words: 'The video server takes no work at the moment',
  },
  { statuses: [500, 501, 507], reason: 'unavailable', words: 'The video server is out of order' },
  { statuses: [502, 504], reason: 'start_unknown', words: NOT_KNOWN },
];

/** vLLM-Omni's words with a 400, and newer FastVideo's, for a `model` that is not the one that is served. */
const OTHER_MODEL = /\bmodel mismatch\b/i;
const MISMATCH = 'The video server serves another model than the one that its settings name';

/** Why a start was answered with anything but success: its content, its server's fault, or its own. */
export function startRefusal(status: number, body: unknown): EngineError {
  if (speaksOfContent(body)) return refusedContent(body);
  const text = textOf(body);
  if (OTHER_MODEL.test(text)) return faultOfServer('unavailable', MISMATCH, text);
  const known = REFUSALS.find(({ statuses }) => statuses.includes(status));
  return known === undefined
    ? failure('failed', 'The video server did not take this video', text)
    : faultOfServer(known.reason, known.words, text);
}

const faultOfServer = (reason: EngineErrorReason, words: string, text: string): EngineError =>
  new EngineError(reason, `${words}.`, { detail: sentenceOf(words, text) });

export const startUnknown = (why: string): EngineError => failure('start_unknown', NOT_KNOWN, why);
export const unreached = (why: string): EngineError =>
  failure('unavailable', 'The video server could not be reached', why);
export const lost = (why: string): EngineError =>
  failure('lost', 'The video server no longer has this video', why);
export const away = (why: string): EngineError =>
  failure('lost', 'The video server was away for too long while it made this video', why);
export const unusable = (why: string, cause?: unknown): EngineError =>
  failure('failed', 'The video server answered with no usable video', why, { cause });
