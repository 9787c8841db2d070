import { EngineError } from '@clipwright/core/engine';
import type { OutputFile } from './comfyui.answers.js';
import type { ComfyUiClient } from './comfyui.client.js';
import { WireError } from './wire-error.js';

const TRIES = 4;

export interface DownloadOptions {
  readonly client: ComfyUiClient;
  readonly file: OutputFile;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** Waits between tries. */
  readonly pause: () => Promise<void>;
}

/** A finished file, a connection that breaks being taken up where it broke. Throws EngineErrors. */
export async function* downloadVideo(options: DownloadOptions): AsyncGenerator<Uint8Array> {
  const taken = { bytes: 0 };
  for (let tries = 1; ; tries += 1) {
    const failure = yield* tryOnce(options, taken);
    if (failure === null) return;
    await judge(failure.error, tries, options);
  }
}

async function* tryOnce(
  options: DownloadOptions,
  taken: { bytes: number },
): AsyncGenerator<Uint8Array, { readonly error: unknown } | null> {
  try {
    yield* rest(options, taken);
    return null;
  } catch (error) {
    return { error };
  }
}

async function judge(error: unknown, tries: number, { signal, pause }: DownloadOptions): Promise<void> {
  signal.throwIfAborted();
  if (error instanceof EngineError) throw error;
  if (tries >= TRIES)
    throw new EngineError('lost', 'The connection to the ComfyUI server broke while the video was fetched.', {
      cause: error,
    });
  await pause();
}

async function* rest(
  { client, file, maxBytes }: DownloadOptions,
  taken: { bytes: number },
): AsyncGenerator<Uint8Array> {
  const response = await client.view(file, taken.bytes);
  const whole = taken.bytes + Number(response.headers.get('content-length') ?? 0);
  for await (const part of await bodyOf(response, taken.bytes > 0 ? 206 : 200)) {
    taken.bytes += part.length;
    if (taken.bytes > maxBytes)
      throw new EngineError('failed', `The video is larger than ${maxBytes} bytes.`);
    yield part;
  }
  if (taken.bytes < whole) throw new WireError('The video ended early.', { mayHaveArrived: true });
}

async function bodyOf(response: Response, expected: number): Promise<AsyncIterable<Uint8Array>> {
  if (response.status === expected && response.body !== null) return response.body;
  await response.body?.cancel();
  if (response.status === 404)
    throw new EngineError('lost', 'The ComfyUI server no longer has the file of the finished video.');
  throw new WireError(`The ComfyUI server answers with status ${response.status} for the video.`, {
    mayHaveArrived: true,
  });
}
