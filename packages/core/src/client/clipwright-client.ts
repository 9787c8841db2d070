import { isClipwrightError } from '../errors/clipwright-error.js';
import type { AccountResponse } from '../wire/account-response.js';
import type { ModelsResponse } from '../wire/models-response.js';
import type {
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from '../wire/video-responses.js';
import { DEFAULT_SETTINGS, type ClientOptions, type ClientSettings } from './client-options.js';
import { Connection } from './connection.js';
import { Generation, type GenerationCall } from './generation.js';
import { windowFromObject, type KnownWindow } from './known-window.js';
import { Pacer } from './pacer.js';
import { UnexpectedAnswerError } from './unexpected-answer-error.js';
import type {
  CallOptions,
  Download,
  GenerateOptions,
  ImageToVideoInput,
  ListVideosInput,
  TextToVideoInput,
  VideoReference,
} from './video-inputs.js';
import { waitForVideo, type WaitOptions } from './wait-for-video.js';

/**
 * Speaks to a Clipwright server. Every method rejects with a ClipwrightError, or with the reason of an
 * aborted signal. All generations of one client share one queue, so that they keep within the key's window
 * together.
 */
export class ClipwrightClient {
  readonly #settings: ClientOptions & Required<ClientSettings>;
  readonly #connection: Connection;
  readonly #pacer: Pacer;
  #canLook = true;

  constructor(options: ClientOptions) {
    this.#settings = { ...DEFAULT_SETTINGS, ...options };
    this.#connection = new Connection(this.#settings);
    this.#pacer = new Pacer({ ...this.#settings, look: () => this.#lookAtWindow() });
  }

  /**
   * What the server last said of the window: limit, remaining, the reset on this clock; null when nothing
   * holds.
   */
  get window(): KnownWindow | null {
    return this.#pacer.known;
  }

  /**
   * A video from a prompt. Resolves once it is made; with onProgress, the server answers at once and is then
   * asked.
   */
  textToVideo(input: TextToVideoInput, options: GenerateOptions = {}): Promise<GenerationResponse> {
    return this.#generate({ path: 'text-to-video.php', body: input, options });
  }

  /**
   * A video from an image. Resolves once it is made; with onProgress, the server answers at once and is then
   * asked.
   */
  imageToVideo(input: ImageToVideoInput, options: GenerateOptions = {}): Promise<GenerationResponse> {
    return this.#generate({ path: 'image-to-video.php', body: input, options });
  }

  /** The status of a video now. */
  async videoStatus(video: VideoReference, { signal }: CallOptions = {}): Promise<VideoStatusResponse> {
    const query = typeof video === 'string' ? { video_id: video } : { idempotency_key: video.idempotencyKey };
    const status = await this.#connection.read<VideoStatusResponse>({
      path: 'video-status.php',
      query,
      signal,
    });
    if (typeof status.video_id !== 'string' || typeof status.status !== 'string')
      throw new UnexpectedAnswerError();
    return status;
  }

  /** Looks at the status until the video is over; rejects with the error's class where it failed. */
  waitForVideo(video: VideoReference, options: WaitOptions = {}): Promise<VideoStatusResponse> {
    const { sleep, now } = this.#settings;
    return waitForVideo({ sleep, now, look: () => this.videoStatus(video, options) }, options);
  }

  /** One page of the account's own videos, newest first; with settled_since as they are settled, oldest first. */
  listVideos(input: ListVideosInput = {}, { signal }: CallOptions = {}): Promise<ListVideosResponse> {
    return this.#connection.read({ path: 'videos', query: { ...input }, signal });
  }

  /** Cancels an unfinished video, else deletes record and file. Sent once, never repeated. */
  deleteVideo(videoId: string, { signal }: CallOptions = {}): Promise<DeleteVideoResponse> {
    return this.#connection.call({ method: 'DELETE', path: `videos/${encodeURIComponent(videoId)}`, signal });
  }

  /** The key's account, with the window as it is now. */
  account({ signal }: CallOptions = {}): Promise<AccountResponse> {
    return this.#connection.read({ path: 'account', signal });
  }

  /** The catalogue that the server serves. */
  models({ signal }: CallOptions = {}): Promise<ModelsResponse> {
    return this.#connection.read({ path: 'models', signal });
  }

  /** Opens a video's file as a stream. The key is not sent along: the address itself is the permission. */
  async download(
    video: string | { readonly video_url: string },
    options: CallOptions & { readonly timeoutMs?: number } = {},
  ): Promise<Download> {
    const { signal, timeoutMs } = options;
    const bounds = {
      ...(signal === undefined ? {} : { signal }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    };
    const { body, headers } = await this.#connection.open(
      typeof video === 'string' ? video : video.video_url,
      bounds,
    );
    if (body === null) throw new UnexpectedAnswerError({ message: 'The file came without content.' });
    const size = headers.get('content-length');
    return {
      stream: body,
      sizeBytes: size === null ? null : Number(size),
      contentType: headers.get('content-type'),
    };
  }

  #generate(call: GenerationCall): Promise<GenerationResponse> {
    const parts = {
      connection: this.#connection,
      pacer: this.#pacer,
      settings: this.#settings,
      finish: (video: VideoReference, options: GenerateOptions) => this.waitForVideo(video, options),
    };
    return new Generation(parts, call).run();
  }

  /** A server without this route is not asked again. */
  async #lookAtWindow(): Promise<KnownWindow | null> {
    if (!this.#canLook) return null;
    try {
      const { rate_limit: rateLimit } = await this.#connection.call<AccountResponse>({
        method: 'GET',
        path: 'account',
      });
      return windowFromObject(rateLimit, this.#settings.now());
    } catch (error) {
      this.#canLook = isClipwrightError(error) && error.status !== 404;
      return null;
    }
  }
}
