import { ClipwrightError, isClipwrightError } from '../errors/clipwright-error.js';
import { NotFoundError } from '../errors/error-table.js';
import { parseErrorBody } from '../errors/parse-error-body.js';
import { UnknownRefusalError } from '../errors/unknown-refusal-error.js';
import type { GenerationResponse, VideoStatusResponse } from '../wire/video-responses.js';
import type { ClientOptions, ClientSettings } from './client-options.js';
import { isSuccess, type ApiAnswer, type Connection } from './connection.js';
import { retryAfterMs, windowFromHeaders, type KnownWindow } from './known-window.js';
import type { Pacer } from './pacer.js';
import { Retries } from './retries.js';
import { UnexpectedAnswerError } from './unexpected-answer-error.js';
import type { GenerateOptions, VideoReference, WaitNotice } from './video-inputs.js';

export interface GenerationParts {
  readonly connection: Connection;
  readonly pacer: Pacer;
  readonly settings: ClientOptions & Required<ClientSettings>;
  /** Waits until the video is over; rejects with NotFoundError where there is none. */
  readonly finish: (video: VideoReference, options: GenerateOptions) => Promise<VideoStatusResponse>;
}

export interface GenerationCall {
  readonly path: 'text-to-video.php' | 'image-to-video.php';
  readonly body: object;
  readonly options: GenerateOptions;
}

/** What one sending came to. */
type Outcome =
  | { readonly kind: 'made'; readonly video: GenerationResponse }
  | { readonly kind: 'working'; readonly videoId: string }
  | { readonly kind: 'limited'; readonly error: ClipwrightError; readonly waitMs: number }
  | { readonly kind: 'lost'; readonly error: ClipwrightError }
  | { readonly kind: 'refused'; readonly error: ClipwrightError };

interface Exchange {
  readonly outcome: Outcome;
  readonly window: KnownWindow | null;
}

/** One generation, brought to its end under one Idempotency-Key whatever happens to the answers. */
export class Generation {
  readonly #parts: GenerationParts;
  readonly #call: GenerationCall;
  #limits = 0;
  #waitsFor: WaitNotice['reason'] = 'pacing';
  #lastWaitMs = 0;
  /** How much longer the window may hold it back. */
  #patienceMs: number;
  readonly #key: string;
  readonly #retries: Retries;

  constructor(parts: GenerationParts, call: GenerationCall) {
    this.#parts = parts;
    this.#call = call;
    this.#key = call.options.idempotencyKey ?? parts.settings.randomId();
    this.#retries = new Retries(parts.settings);
    this.#patienceMs = call.options.maxWindowWaitMs ?? Infinity;
  }

  async run(): Promise<GenerationResponse> {
    for (;;) {
      const video = await this.#attempt();
      if (video !== null) return video;
    }
  }

  /**
   * The video, or null to send again. A lost request keeps its place in the queue's sums until it was looked
   * for.
   */
  async #attempt(): Promise<GenerationResponse | null> {
    const { pacer } = this.#parts;
    this.#patienceMs -= await pacer.enter({
      signal: this.#call.options.signal,
      onWait: (waitMs) => this.#tellWait(waitMs),
      patienceMs: this.#patienceMs,
    });
    let window: KnownWindow | null = null;
    let outcome: Outcome;
    try {
      ({ outcome, window } = await this.#exchange());
      if (outcome.kind === 'lost') return await this.#recover(outcome.error);
      if (outcome.kind === 'limited') this.#holdBack(outcome);
    } finally {
      pacer.settle(window);
    }
    return this.#follow(outcome);
  }

  async #follow(outcome: Outcome): Promise<GenerationResponse | null> {
    if (outcome.kind === 'made') return outcome.video;
    if (outcome.kind === 'working') return this.#finish(outcome.videoId);
    if (outcome.kind === 'refused') throw outcome.error;
    return null;
  }

  async #exchange(): Promise<Exchange> {
    try {
      const answer = await this.#send();
      return {
        outcome: judged(answer),
        window: windowFromHeaders(answer.headers, this.#parts.settings.now()),
      };
    } catch (error) {
      if (!isClipwrightError(error)) throw error;
      return { outcome: { kind: error.code === 'redirected' ? 'refused' : 'lost', error }, window: null };
    }
  }

  #send(): Promise<ApiAnswer> {
    const { path, body, options } = this.#call;
    const prefer = options.onProgress === undefined ? {} : { Prefer: 'respond-async' };
    return this.#parts.connection.send({
      method: 'POST',
      path,
      body,
      signal: options.signal,
      headers: { 'Idempotency-Key': this.#key, ...prefer },
    });
  }

  #tellWait(waitMs: number): void {
    this.#call.options.onWait?.({ reason: this.#waitsFor, waitMs });
  }

  /** Waits Retry-After, doubled on each repeat, with up to a tenth of jitter on top. */
  #holdBack({ error, waitMs: toldMs }: { error: ClipwrightError; waitMs: number }): void {
    const { maxRateLimitWaits, maxWaitMs, random } = this.#parts.settings;
    const longestMs = Math.min(maxWaitMs, this.#patienceMs);
    this.#limits += 1;
    this.#waitsFor = error.code as WaitNotice['reason'];
    if (this.#limits > maxRateLimitWaits || toldMs > longestMs) throw error;
    this.#lastWaitMs = Math.min(longestMs, Math.max(toldMs, 2 * this.#lastWaitMs));
    this.#parts.pacer.blockFor(Math.min(this.#patienceMs, this.#lastWaitMs * (1 + random() / 10)));
  }

  /**
   * Asks by the key whether the server has the video; only where it surely has none may the request be sent
   * again.
   */
  async #recover(error: ClipwrightError): Promise<GenerationResponse | null> {
    try {
      return await this.#finish({ idempotencyKey: this.#key });
    } catch (reason) {
      if (!(reason instanceof NotFoundError)) throw isUnaskable(reason) ? error : reason;
    }
    const pauseMs = this.#retries.pauseMs(error);
    if (pauseMs === null) throw error;
    await this.#parts.settings.sleep(pauseMs, this.#call.options.signal);
    return null;
  }

  async #finish(video: VideoReference): Promise<GenerationResponse> {
    return madeFrom(await this.#parts.finish(video, this.#call.options));
  }
}

function judged({ status, body, headers }: ApiAnswer): Outcome {
  if (status < 400) return judgedSuccess(body);
  const error = parseErrorBody(status, body, headers);
  const { video_id: videoId, rate_limit: rateLimit } = (body ?? {}) as Record<string, unknown>;
  if (error.code === 'generation_timeout' && typeof videoId === 'string') return { kind: 'working', videoId };
  // One for failed authentications is not over when its time is: the key stays wrong.
  if (status === 429 && error.code !== 'too_many_auth_failures')
    return { kind: 'limited', error, waitMs: retryAfterMs(headers, rateLimit) };
  return { kind: isNobodysWord(error) ? 'lost' : 'refused', error };
}

/** Whether the answer leaves open what became of the request: a fault of the server, or something in between. */
function isNobodysWord(error: ClipwrightError): boolean {
  return error.code === 'internal_error' || (error instanceof UnknownRefusalError && error.status > 500);
}

function judgedSuccess(body: unknown): Outcome {
  const { video_id: videoId, video_url: videoUrl } = (body ?? {}) as Record<string, unknown>;
  if (!isSuccess(body) || typeof videoId !== 'string')
    return { kind: 'lost', error: new UnexpectedAnswerError() };
  return typeof videoUrl === 'string'
    ? { kind: 'made', video: body as GenerationResponse }
    : { kind: 'working', videoId };
}

/**
 * A server without lookup by key refuses the question itself; then the lost answer is all there is to tell.
 */
function isUnaskable(reason: unknown): boolean {
  return (
    isClipwrightError(reason) && (reason.code === 'invalid_request' || reason.code === 'unexpected_answer')
  );
}

function madeFrom({ video_id, video_url, credits_used, warnings }: VideoStatusResponse): GenerationResponse {
  if (video_url === null) throw new NotFoundError({ what: 'The file of the video' });
  return { success: true, video_id, video_url, credits_used, ...(warnings.length > 0 ? { warnings } : {}) };
}
