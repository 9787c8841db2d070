import { FileDamagedError, NotFoundError, RangeNotSatisfiableError } from '@clipwright/core/errors';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { FoundFile, ServedFile } from './served-file.js';

/**
 * Answers with a file, or with the part of it that was asked for.
 * @throws NotFoundError, FileDamagedError, RangeNotSatisfiableError
 */
export function mediaAnswer(
  file: string,
  served: FoundFile,
  reply: FastifyReply,
): StreamableFile | undefined {
  if (served === 'not-found') throw new NotFoundError({ what: 'The file' });
  if (served === 'damaged') throw new FileDamagedError({ videoId: file.slice(0, file.lastIndexOf('-')) });
  if (served.kind === 'unsatisfiable') throw new RangeNotSatisfiableError({ sizeBytes: served.sizeBytes });
  if (served.kind === 'elsewhere') return sendOn(reply, served.url);
  reply.headers(fileHeaders(served.etag, served.modifiedAt)).status(STATUS[served.kind]);
  if (served.kind === 'unchanged') return undefined;
  reply.headers(lengthHeaders(served));
  return new StreamableFile(served.open(), { type: typeOf(file), length: served.end - served.start + 1 });
}

/** The address is for this request: nobody is to keep it. */
function sendOn(reply: FastifyReply, url: string): undefined {
  reply
    .headers({
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Location: url,
    })
    .status(302);
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

const typeOf = (file: string): string => TYPES[file.split('.').at(-1) ?? ''] ?? 'video/mp4';

const STATUS = { whole: 200, part: 206, unchanged: 304 } as const;

const fileHeaders = (etag: string, modifiedAt: Date) => ({
  'Accept-Ranges': 'bytes',
  // Whoever kept a copy asks before each use, so that what is deleted is gone everywhere.
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ETag: etag,
  'Last-Modified': modifiedAt.toUTCString(),
});

const lengthHeaders = (served: Extract<ServedFile, { kind: 'whole' | 'part' }>) =>
  served.kind === 'part'
    ? { 'Content-Range': `bytes ${served.start}-${served.end}/${served.sizeBytes}` }
    : {};
