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
  let received = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      for await (const part of partOf(options, received)) {
        received += part.length;
        if (received > options.maxBytes) throw new EngineError('failed', `The video is larger than ${options.maxBytes} bytes.`);
        yield part;
      }
      return;
    } catch (error) {
      await takenUp(error, tries, options);
    }
  }
}

async function takenUp(error: unknown, tries: number, { signal, pause }: DownloadOptions): Promise<void> {
  signal.throwIfAborted();
  if (error instanceof EngineError) throw error;
  if (tries >= TRIES) throw new EngineError('lost', 'The connection to the ComfyUI server broke while the video was fetched.', { cause: error });
  await pause();
}

async function* partOf({ client, file }: DownloadOptions, from: number): AsyncGenerator<Uint8Array> {
  const response = await client.view(file, from);
  if (response.status === 404) throw new EngineError('lost', 'The ComfyUI server no longer has the file of the finished video.');
  if (response.status === 416) return;
  if (response.status !== (from > 0 ? 206 : 200) || response.body === null) {
    await response.body?.cancel();
    throw new WireError(`The ComfyUI server answers with status ${response.status} for the video.`, { mayHaveArrived: true });
  }
  let length = 0;
  for await (const part of response.body as ReadableStream<Uint8Array>) {
    length += part.length;
    yield part;
  }
  const announced = Number(response.headers.get('content-length') ?? length);
  if (length < announced) throw new WireError('The video ended early.', { mayHaveArrived: true });
}
