// The program of the thread that reads large requests: JSON, base64 and hashes of megabytes would keep the
// event loop from everybody else.
import { parentPort, workerData } from 'node:worker_threads';
import type { VideoMode } from '@clipwright/core/videos';
import type { Catalogues } from '@clipwright/engines/catalog';
import type { ImageSent } from '../../platform/media/image-sent.js';
import { imagesIn } from './given-image.js';
import { type RequestRead, readSent, type SentRequest } from './sent-request.js';

const catalogues = workerData as Readonly<Record<VideoMode, Catalogues>>;

parentPort?.on('message', (sent: SentRequest) => {
  const read = readSent(sent, catalogues);
  parentPort?.postMessage(read, imageBytesOf(read).flatMap(ownedBuffers));
});

function imageBytesOf(read: RequestRead): Uint8Array[] {
  if (!read.ok || read.images === null) return [];
  return imagesIn(read.images).flatMap(bytesOf);
}

function bytesOf(sent: ImageSent): Uint8Array[] {
  if ('imageUrl' in sent) return [];
  if ('upload' in sent) return [sent.upload];
  return sent.data.ok ? [sent.data.bytes] : [];
}

/** Handed over, not copied; a small buffer shares its memory with others and is copied. */
const ownedBuffers = (bytes: Uint8Array): ArrayBuffer[] =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [];
