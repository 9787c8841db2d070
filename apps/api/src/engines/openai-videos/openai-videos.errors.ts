import { EngineError, type EngineErrorReason } from '@clipwright/core/engine';
import { isContentRefusal } from '../remote/content-refusal.js';
import { foreignText } from '../remote/foreign-text.js';

const DEEPEST = 4;
const PLACES_OF_TEXT = ['detail', 'error', 'message', 'msg'] as const;

/**
 * What an error body says: FastAPI's `detail`, as text or as a list, and the shapes of OpenAI, vLLM and
 * Dynamo.
 */
export function textOf(body: unknown, depth = 0): string {
  if (typeof body === 'string') return foreignText(body);
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

const failure = (
  reason: EngineErrorReason,
  sentence: string,
  text = '',
  options: { cause?: unknown } = {},
): EngineError => new EngineError(reason, text === '' ? `${sentence}.` : `${sentence}: ${text}.`, options);

/** The end of a job that the server gave up. */
export const jobFailure = (error: unknown): EngineError =>
  speaksOfContent(error)
    ? failure('rejected', 'The video server refuses this content', textOf(error))
    : failure('failed', 'The video server could not make this video', textOf(error));

const NOT_KNOWN = 'It is not known whether the video server began this video';

/**
 * What a status says of a start. Where a proxy answers for the server, what became of the start is not known.
 */
const REFUSALS: readonly {
  readonly statuses: readonly number[];
  readonly reason: EngineErrorReason;
  readonly sentence: string;
}[] = [
  {
    statuses: [301, 302, 303, 307, 308],
    reason: 'unavailable',
    sentence: 'The video server sends its callers elsewhere',
  },
  { statuses: [401, 403], reason: 'unavailable', sentence: 'The video server does not accept our API key' },
  {
    statuses: [404, 405],
    reason: 'unavailable',
    sentence: 'The video server has no such model, or no videos API',
  },
  {
    statuses: [408, 425, 429, 503],
    reason: 'unavailable',
    sentence: 'The video server takes no work at the moment',
  },
  { statuses: [502, 504], reason: 'start_unknown', sentence: NOT_KNOWN },
];

/** Why a start was answered with anything but success. */
export function startRefusal(status: number, body: unknown): EngineError {
  if (speaksOfContent(body))
    return failure('rejected', 'The video server refuses this content', textOf(body));
  const known = REFUSALS.find(({ statuses }) => statuses.includes(status));
  return failure(
    known?.reason ?? 'failed',
    known?.sentence ?? 'The video server did not take this video',
    textOf(body),
  );
}

export const startUnknown = (why: string): EngineError => failure('start_unknown', NOT_KNOWN, why);
export const unreached = (why: string): EngineError =>
  failure('unavailable', 'The video server could not be reached', why);
export const lost = (why: string): EngineError =>
  failure('lost', 'The video server no longer has this video', why);
export const away = (why: string): EngineError =>
  failure('lost', 'The video server was away for too long while it made this video', why);
export const unusable = (why: string, cause?: unknown): EngineError =>
  failure('failed', 'The video server answered with no usable video', why, { cause });
