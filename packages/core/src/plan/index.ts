/**
 * What a request would make, without making it.
 *
 * @module plan
 */
import { callOf } from '../client/call.js';
import { settingsOf, told, type ClientOptions } from '../client/client-options.js';
import { connect } from '../client/connection.js';
import type { ImageToVideoInput, ReadOptions, TextToVideoInput } from '../client/video-inputs.js';
import { abortableSleep } from '../platform/abortable-sleep.js';
import { boundedFetch } from '../platform/bounded-fetch.js';
import type { CreateClientOptions } from '../platform/create-client.js';
import type { PlanResponse } from '../wire/plan-response.js';

/** Asks one server, with one key. */
export interface Planner {
  /**
   * What a generation with this input would make now, what it would cost and how long it would take; or what it would
   * be refused with, in `would_refuse`. Makes and counts nothing, and may be asked again. Rejects as a generation does
   * where the request itself is at fault.
   */
  plan(input: TextToVideoInput | ImageToVideoInput, options?: ReadOptions): Promise<PlanResponse>;
}

/** A planner from what createClient takes; it shares no queue with a client, since plans count in no window. */
export function createPlanner({ fetch: own, ...options }: CreateClientOptions): Planner {
  const settings = settingsOf({
    sleep: abortableSleep,
    now: Date.now,
    ...told(options),
    fetch: boundedFetch(own ?? ((url, init) => fetch(url, init as RequestInit))),
  } as ClientOptions);
  const connection = connect(settings);
  return {
    plan: (input, readOptions = {}) => connection.read(requestOf(input), callOf(settings, readOptions)),
  };
}

function requestOf(input: TextToVideoInput | ImageToVideoInput) {
  const { image, image_url: address, ...fields } = input as Partial<ImageToVideoInput>;
  const path = `${(image ?? address) ? 'image' : 'text'}-to-video/plan`;
  if (image) return { method: 'POST', path, body: image.toForm(fields) } as const;
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', path, body: JSON.stringify(input), headers } as const;
}
