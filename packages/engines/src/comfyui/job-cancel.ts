import { ComfyUiClient, type ClientOptions } from './comfyui.client.js';

const LIMIT_MS = 5_000;
const AGAIN_AFTER_MS = 300;

export interface CancelOptions extends Omit<ClientOptions, 'signal'> {
  readonly id: string;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Stops a job that is wanted no more, in a few seconds or not at all. Never throws. */
export async function cancelJob({ id, sleep, ...options }: CancelOptions): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const client = new ComfyUiClient({ ...options, signal });
  try {
    if (await client.cancel(id)) return;
    // A start that was cut off may still be on its way.
    await sleep(AGAIN_AFTER_MS, signal);
    await client.cancel(id);
  } catch {
    // What can't be reached can't be stopped; it will end by itself.
  }
}
