// The program of the thread that reads large requests: JSON, base64 and hashes of megabytes would keep the
// event loop from everybody else.
import { parentPort, workerData } from 'node:worker_threads';
import type { VideoMode } from '@clipwright/core/videos';
import type { Catalogues } from '@clipwright/engines/catalog';
import { type RequestRead, readSent, type SentRequest } from './sent-request.js';

const catalogues = workerData as Readonly<Record<VideoMode, Catalogues>>;

parentPort?.on('message', (sent: SentRequest) => {
  const read = readSent(sent, catalogues);
  parentPort?.postMessage(read, ownedBuffers(imageBytesOf(read)));
});

function imageBytesOf(read: RequestRead): Uint8Array | null {
  if (!read.ok || read.image === null || 'imageUrl' in read.image) return null;
  if ('upload' in read.image) return read.image.upload;
  return read.image.data.ok ? read.image.data.bytes : null;
}

/** Handed over, not copied; a small buffer shares its memory with others and is copied. */
const ownedBuffers = (bytes: Uint8Array | null): ArrayBuffer[] =>
  bytes !== null && bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? [bytes.buffer]
    : [];
