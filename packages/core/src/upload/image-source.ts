/** A Blob or File, bytes (a Buffer is some), a stream of bytes, or, in Node, Deno and Bun, the path of a file. */
export type ImageSource =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | string;

/** What Node, Deno and Bun lend without an import, which a browser's bundler would trip over. */
declare const process:
  | { getBuiltinModule?(name: 'node:fs'): { openAsBlob(path: string): Promise<Blob> } | undefined }
  | undefined;

/** The whole image; a stream is left once it has more than it may. */
export async function bytesOf(source: ImageSource, maxBytes: number): Promise<Blob> {
  const blob = await blobOf(source, maxBytes);
  if (blob.size > maxBytes) throw tooLarge(maxBytes);
  if (blob.size === 0) throw new RangeError('The image is empty.');
  return blob;
}

function blobOf(source: ImageSource, maxBytes: number): Blob | Promise<Blob> {
  if (typeof source === 'string') return fileAt(source);
  if (source instanceof Blob) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return new Blob([source as BlobPart]);
  return readStream(source, maxBytes);
}

async function readStream(
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return new Blob(parts);
}

async function fileAt(path: string): Promise<Blob> {
  if (/^(?:https?|data):/i.test(path))
    throw new TypeError('An address is no path: give it as image_url, which needs no upload.');
  const files = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:fs');
  if (files === undefined)
    throw new TypeError('Files can not be read by their path here: give the bytes, a Blob or a stream.');
  // The file itself may change before the request is sent again.
  const file = await files.openAsBlob(path);
  return new Blob([await file.arrayBuffer()]);
}

const tooLarge = (maxBytes: number): RangeError =>
  new RangeError(`The image has more than ${maxBytes} bytes.`);
