import { NotFoundError, RangeNotSatisfiableError } from '../errors/index.js';
import type { Exchange, RouteAnswer } from './exchange.js';
import { fileOf } from './fake-video.js';

const ETAG = '"fake-1"';
const HEADERS = {
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'private, no-cache',
  ETag: ETAG,
};

/** GET and HEAD of a file: no key; one range, or the whole. */
export function serveFile({ parts, param, headers }: Exchange): RouteAnswer {
  const video = parts.videos.find(param.slice(0, param.lastIndexOf('-')));
  if (video?.status !== 'completed' || fileOf(video) !== param) throw new NotFoundError({ what: 'The file' });
  const told = { ...HEADERS, 'Last-Modified': new Date(video.completedAtMs ?? 0).toUTCString() };
  if (isKnown(headers)) return { status: 304, headers: told, body: null };
  return partOf(parts.media, headers, told);
}

const isKnown = (headers: Headers): boolean =>
  (headers.get('if-none-match') ?? '')
    .split(',')
    .some((part) => ['*', ETAG].includes(part.trim().replace(/^W\//, '')));

function partOf(bytes: Uint8Array<ArrayBuffer>, asked: Headers, told: Record<string, string>): RouteAnswer {
  const range = rangeOf(asked, bytes.length);
  const [start, end] = range ?? [0, bytes.length - 1];
  const headers = { ...told, 'Content-Type': 'video/mp4', 'Content-Length': String(end - start + 1) };
  if (range === null) return { status: 200, headers, body: bytes };
  const part = { ...headers, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: part, body: bytes.slice(start, end + 1) };
}

/** First and last byte; null for the whole file. Throws the 416. */
function rangeOf(headers: Headers, sizeBytes: number): readonly [number, number] | null {
  const isCurrent = (headers.get('if-range') ?? ETAG) === ETAG;
  const asked = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec((headers.get('range') ?? '').trim());
  if (asked === null || !isCurrent) return null;
  const [, first, last = '', most] = asked;
  const range = first === undefined ? lastBytes(Number(most), sizeBytes) : fromByte(first, last, sizeBytes);
  if (range[0] > range[1]) throw new RangeNotSatisfiableError({ sizeBytes });
  return range;
}

const lastBytes = (count: number, sizeBytes: number) =>
  [Math.max(0, sizeBytes - count), sizeBytes - 1] as const;

const fromByte = (first: string, last: string, sizeBytes: number) =>
  [Number(first), Math.min(last === '' ? Infinity : Number(last), sizeBytes - 1)] as const;
