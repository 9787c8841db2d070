import { isOurs } from '../errors/clipwright-error.js';
import type { AccountResponse } from '../wire/account-response.js';
import type { ModelsResponse } from '../wire/models-response.js';
import type {
  AcceptedResponse,
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from '../wire/video-responses.js';
import { callOf, LOOK_ABSENCE_MS, type Call } from './call.js';
import { settingsOf, type ClientOptions, type Settings } from './client-options.js';
import { connect, type Connection } from './connection.js';
import { generate, type GenerationOrder, type TakenVideo } from './generation.js';
import { windowFromObject, type KnownWindow } from './known-window.js';
import { createPacer, type Pacer } from './pacer.js';
import { accepted, madeFrom } from './results.js';
import { answerOf, withAnswer } from './raw-answer.js';
import { NO_STATUS, unexpected } from './unexpected.js';
import type {
  CallOptions,
  GenerateOptions,
  ImageToVideoInput,
  ListVideosInput,
  LostVideo,
  ReadOptions,
  SubmitOptions,
  TextToVideoInput,
  VideoFilter,
  VideoReference,
  WaitOptions,
} from './video-inputs.js';
import { waitForVideo, watchVideo, type Following } from './wait-for-video.js';

type Input = TextToVideoInput | ImageToVideoInput;

/** What was asked for. */
interface Order {
  readonly path: string;
  readonly input: Input;
  readonly options: GenerateOptions;
}

const TEXT = 'text-to-video.php';
const IMAGE = 'image-to-video.php';

/**
 * Speaks to a Clipwright server. Every method rejects with a ClipwrightError, or with the reason of an
 * aborted signal. All generations of one client share one queue, so that they keep within the key's window
 * together.
 */
export class ClipwrightClient {
  readonly #settings: Settings;
  readonly #connection: Connection;
  readonly #pacer: Pacer;
  /** What was asked for by the calls that ended in these errors. */
  readonly #lost = new WeakMap<object, Order>();
  #canLook = true;

  constructor(options: ClientOptions) {
    this.#settings = settingsOf(options);
    this.#connection = connect(this.#settings);
    this.#pacer = createPacer({ ...this.#settings, look: () => this.#lookAtWindow() });
  }

  /**
   * What the server last said of the window: limit, remaining, the reset on this clock; null when nothing
   * holds.
   */
  get window(): KnownWindow | null {
    return this.#pacer.known();
  }

  /**
   * A video from a prompt. Resolves once it is made; with onProgress, the server answers at once and is then
   * asked.
   */
  textToVideo(input: TextToVideoInput, options: GenerateOptions = {}): Promise<GenerationResponse> {
    return this.#generate({ path: TEXT, input, options });
  }

  /**
   * A video from an image: its address, or the image itself as `upload` of `@clipwright/core/upload` reads it.
   * Resolves once it is made; with onProgress, the server answers at once and is then asked.
   */
  imageToVideo(input: ImageToVideoInput, options: GenerateOptions = {}): Promise<GenerationResponse> {
    return this.#generate({ path: IMAGE, input, options });
  }

  /** Asks for a video from a prompt, an image or another video; resolves with its id as soon as the server has taken it on. */
  submit(input: Input, options: SubmitOptions = {}): Promise<AcceptedResponse> {
    const call = callOf(this.#settings, options);
    // image, image_url or source_video_id: every byte of this client is sent to browsers, and counted.
    const path = /\bim|_v/.test(Object.keys(input).join()) ? IMAGE : TEXT;
    return this.#ask({ path, input, options }, call, {
      isAsync: true,
      taken: accepted,
      found: async (video) => accepted(await this.#status(video, call)),
    });
  }

  /**
   * Finishes a generation that ended in an error: follows the video where the server has it, and asks for it again,
   * under the same key, only where it surely has none. With nothing but a key or an id, as another
   * program may have kept it, the video is followed alone.
   */
  async resume(lost: LostVideo, options: GenerateOptions = {}): Promise<GenerationResponse> {
    const { idempotencyKey, videoId } = lost;
    const video = videoId ?? (idempotencyKey == null ? null : { idempotencyKey });
    if (video == null) throw new TypeError('Nothing to resume.');
    const order = this.#lost.get(lost);
    if (order == null) return madeFrom(await this.waitForVideo(video, options));
    // Another key might make a second video.
    const { idempotencyKey: sameKey } = order.options;
    return this.#generate(
      { ...order, options: { ...order.options, ...options, idempotencyKey: sameKey } },
      video,
    );
  }

  /** The status of a video now. */
  videoStatus(video: VideoReference, options: ReadOptions = {}): Promise<VideoStatusResponse> {
    return this.#status(video, callOf(this.#settings, options, LOOK_ABSENCE_MS));
  }

  /**
   * The states of a video, one by one, until it is over, as `for await` reads them; the server is asked as often as
   * it wants to be. Rejects with GenerationTimeoutError where that takes too long; a failed video is a state.
   */
  watch(video: VideoReference, options: WaitOptions = {}): AsyncGenerator<VideoStatusResponse, void> {
    const call = callOf(this.#settings, options);
    return watchVideo(() => this.#status(video, call), call);
  }

  /** Looks at the status until the video is over; rejects with the error's class where it failed. */
  waitForVideo(video: VideoReference, options: WaitOptions = {}): Promise<VideoStatusResponse> {
    return this.#follow(video, callOf(this.#settings, options));
  }

  /** One page of the account's own videos, newest first; with settled_since as they are settled, oldest first. */
  listVideos(input: ListVideosInput = {}, options: ReadOptions = {}): Promise<ListVideosResponse> {
    return this.#read('videos', options, input);
  }

  /** All of the account's own videos, newest first, page by page as `for await` reads them. */
  async *videos(
    filter: VideoFilter = {},
    options: ReadOptions = {},
  ): AsyncGenerator<VideoStatusResponse, void> {
    let cursor: string | null | undefined;
    do {
      const page: ListVideosResponse = await this.listVideos({ ...filter, cursor }, options);
      for (const video of page.videos) yield withAnswer(video, answerOf(page));
      cursor = page.next_cursor;
    } while (cursor);
  }

  /** Cancels an unfinished video, else deletes record and file. Sent once, never repeated. */
  deleteVideo(videoId: string, options: CallOptions = {}): Promise<DeleteVideoResponse> {
    const path = `videos/${encodeURIComponent(videoId)}`;
    return this.#connection.call({ method: 'DELETE', path }, callOf(this.#settings, options));
  }

  /** The key's account, with the window as it is now. */
  account(options: ReadOptions = {}): Promise<AccountResponse> {
    return this.#read('account', options);
  }

  /** The catalogue that the server serves. */
  models(options: ReadOptions = {}): Promise<ModelsResponse> {
    return this.#read('models', options);
  }

  #read<T extends object>(path: string, options: ReadOptions, query?: object): Promise<T> {
    return this.#connection.read({ path, query }, callOf(this.#settings, options, LOOK_ABSENCE_MS));
  }

  async #status(video: VideoReference, call: Call): Promise<VideoStatusResponse> {
    const { idempotencyKey, video_id = video } = video as Partial<AcceptedResponse & LostVideo>;
    const query = idempotencyKey == null ? { video_id } : { idempotency_key: idempotencyKey };
    const status = await this.#connection.read<VideoStatusResponse>(
      { path: 'video-status.php', query },
      call,
    );
    if (typeof status.status === 'string') return status;
    throw unexpected(NO_STATUS, answerOf(status));
  }

  #follow(video: VideoReference, call: Following): Promise<VideoStatusResponse> {
    return waitForVideo(() => this.#status(video, call), call);
  }

  #generate(order: Order, earlier?: VideoReference): Promise<GenerationResponse> {
    const call = callOf(this.#settings, order.options);
    const found = async (video: VideoReference) => madeFrom(await this.#follow(video, call));
    const parts = {
      isAsync: call.onProgress != null,
      taken: (video: TakenVideo) =>
        typeof video.video_url === 'string' ? (video as GenerationResponse) : found(video),
      found,
    };
    return this.#ask(order, call, parts, earlier);
  }

  async #ask<Result>(
    order: Order,
    call: Call,
    parts: Pick<GenerationOrder<Result>, 'isAsync' | 'taken' | 'found'>,
    earlier?: VideoReference,
  ): Promise<Result> {
    const { options } = order;
    const key = options.idempotencyKey ?? call.randomId();
    const own = { connection: this.#connection, pacer: this.#pacer };
    try {
      return await generate(own, { ...order, key, ...parts }, { call, earlier });
    } catch (error) {
      if (isOurs(error)) this.#lost.set(error, { ...order, options: { ...options, idempotencyKey: key } });
      throw error;
    }
  }

  /** A server without this route is not asked again. */
  async #lookAtWindow(): Promise<KnownWindow | null> {
    if (!this.#canLook) return null;
    try {
      const call = callOf(this.#settings, {});
      const account = await this.#connection.call<AccountResponse>({ path: 'account' }, call);
      return windowFromObject(account.rate_limit, call.now());
    } catch (error) {
      this.#canLook = (error as { status?: number }).status !== 404;
      return null;
    }
  }
}
