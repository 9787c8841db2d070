import type { Look } from '../remote/follow-remote.js';
import type { Reference } from './openai-videos.answers.js';
import { lost, unusable } from './openai-videos.errors.js';
import { type Following, missed, pathOf, patiently, silent } from './openai-videos.follow.js';
import type { SettingsInForce } from './openai-videos.settings.js';

/**
 * Fetches a video from an address that is not the replica's own, by the rules for addresses that others name.
 * No key goes there.
 */
export type DownloadElsewhere = (
  url: string,
  signal: AbortSignal,
  limits: { readonly maxBytes: number },
) => Promise<ReadableStream<Uint8Array>>;

export interface Downloading extends Following {
  readonly download: DownloadElsewhere | undefined;
}

const MAY_PASS = [408, 425, 429];
const UNNAMED_TYPES = ['application/octet-stream', 'binary/octet-stream', 'application/mp4'];

/**
 * Opens a finished video's file. Another origin than the replica's is left to `download`, and gets no key.
 */
export async function openVideo(
  { id, url }: Reference,
  downloading: Downloading,
): Promise<ReadableStream<Uint8Array>> {
  if (url === null && id === '') throw lost('it came with the answer to its start, and was not kept');
  const place = placeOf(url ?? `${pathOf(id)}/content`, downloading.wire.address);
  return isOwn(place, downloading)
    ? await openOwn(place, downloading)
    : await openElsewhere(place, downloading);
}

function placeOf(place: string, from: URL): URL {
  const url = URL.canParse(place, from.href) ? new URL(place, from) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw unusable('it lies where this server can not reach it');
  return url;
}

const isOwn = ({ origin }: URL, { wire }: Downloading): boolean => origin === wire.address.origin;

/**
 * From the replica itself. It may point elsewhere once, as a server does that keeps its files in a bucket.
 */
async function openOwn(place: URL, downloading: Downloading): Promise<ReadableStream<Uint8Array>> {
  const { run, wire, settings } = downloading;
  const response = await patiently(downloading, async () => {
    const head = await wire.open({
      method: 'GET',
      path: place.href,
      signal: run.signal,
      timeoutMs: settings.requestTimeoutMs,
    });
    return head.kind === 'silence' ? silent(head, settings) : await judged(head.response, settings);
  });
  if (response.status < 300) return bodyOf(response, settings.maxVideoBytes);
  await response.body?.cancel();
  const next = placeOf(response.headers.get('location') ?? place.href, place);
  if (isOwn(next, downloading)) throw unusable('its download leads nowhere');
  return await openElsewhere(next, downloading);
}

async function openElsewhere(
  { href }: URL,
  { run, settings, download }: Downloading,
): Promise<ReadableStream<Uint8Array>> {
  if (download === undefined) throw unusable('it lies on another server');
  try {
    return await download(href, run.signal, { maxBytes: settings.maxVideoBytes });
  } catch (cause) {
    run.signal.throwIfAborted();
    throw unusable('it can not be downloaded from where it lies', cause);
  }
}

/** A file or a redirect is done with; what may pass is tried again. */
async function judged(response: Response, settings: SettingsInForce): Promise<Look<Response>> {
  const { status } = response;
  if (status < 400) return { kind: 'done', result: response };
  await response.body?.cancel();
  if (status === 404 || status === 410) throw lost('its file is not there, as after a restart');
  const told = `its download is answered with status ${status}`;
  if (status < 500 && !MAY_PASS.includes(status)) throw unusable(told);
  return missed(told, settings);
}

/** The file, where the head of its answer promises one. */
function bodyOf({ body, headers }: Response, maxBytes: number): ReadableStream<Uint8Array> {
  const fault = faultOf(headers, maxBytes);
  if (body !== null && fault === null) return body;
  void body?.cancel();
  throw unusable(fault ?? 'it is empty');
}

function faultOf(headers: Headers, maxBytes: number): string | null {
  const [type = ''] = (headers.get('content-type') ?? 'video/mp4').toLowerCase().split(/[;\s]/, 1);
  if (!type.startsWith('video/') && !UNNAMED_TYPES.includes(type))
    return `it is of the type ${type.replace(/[^\w/+.-]/g, '').slice(0, 60)}`;
  return Number(headers.get('content-length') ?? 0) > maxBytes ? 'it is too large' : null;
}
