import { refuse } from './proxy-error.js';

/** The whole body of a request, of at most that many bytes. @throws ProxyError body_too_large */
export async function boundedBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limitBytes) throw tooLarge(limitBytes);
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of partsOf(request.body)) {
    sizeBytes += part.length;
    if (sizeBytes > limitBytes) throw tooLarge(limitBytes);
    parts.push(part);
  }
  return joined(parts, sizeBytes);
}

/** Not every platform's streams can be iterated. Leaving early cancels the stream. */
export async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let read = { done: false } as ReadableStreamReadResult<Uint8Array>;
  try {
    while (!(read = await reader.read()).done) yield read.value;
  } finally {
    if (!read.done) reader.cancel().catch(() => undefined);
  }
}

function joined(parts: readonly Uint8Array[], sizeBytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeBytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooLarge(limitBytes: number) {
  return refuse('body_too_large', { message: `The request is too large. Send at most ${limitBytes} bytes.` });
}
