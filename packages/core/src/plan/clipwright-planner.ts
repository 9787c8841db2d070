import { callOf, LOOK_ABSENCE_MS } from '../client/call.js';
import { settingsOf, type ClientOptions, type Settings } from '../client/client-options.js';
import { connect, type ApiRequest, type Connection } from '../client/connection.js';
import type { ImageToVideoInput, ReadOptions, TextToVideoInput } from '../client/video-inputs.js';
import type { PlanResponse } from '../wire/plan-response.js';

type Input = TextToVideoInput | ImageToVideoInput;

/** Asks one server, with one key, what requests would make. Free of globals, as ClipwrightClient is. */
export class ClipwrightPlanner {
  readonly #settings: Settings;
  readonly #connection: Connection;

  constructor(options: ClientOptions) {
    this.#settings = settingsOf(options);
    this.#connection = connect(this.#settings);
  }

  /**
   * What a generation with this input would make now, what it would cost and how long it would take; or what it would
   * be refused with, in `would_refuse`. Makes and counts nothing, and may be asked again. Rejects as a generation does
   * where the request itself is at fault.
   */
  plan(input: Input, options: ReadOptions = {}): Promise<PlanResponse> {
    return this.#connection.read(requestOf(input), callOf(this.#settings, options, LOOK_ABSENCE_MS));
  }
}

function requestOf(input: Input): ApiRequest {
  const { image, ...fields } = input as Partial<ImageToVideoInput>;
  const path = `${/\bimage|source_video_id/.test(Object.keys(input).join()) ? 'image' : 'text'}-to-video/plan`;
  if (image) return { method: 'POST', path, body: image.toForm(fields) };
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', path, body: JSON.stringify(fields), headers };
}
