import type { EngineRun } from '@clipwright/core/engine';
import { type Job, jobOf, type Reference } from './openai-videos.answers.js';
import { away, jobFailure, lost, textOf, unusable } from './openai-videos.errors.js';
import type { SettingsInForce } from './openai-videos.settings.js';
import type { Reply, Silence, VideosWire } from './openai-videos.wire.js';

const CANCEL_TIMEOUT_MS = 5_000;

/** Fetches a video from an address that is not the replica's own, by the rules for addresses that others name. No key goes there. */
export type DownloadElsewhere = (url: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/** What following a job takes. */
export interface Following {
  readonly run: EngineRun;
  readonly wire: VideosWire;
  readonly settings: SettingsInForce;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly download: DownloadElsewhere | undefined;
}

const pathOf = (id: string): string => `v1/videos/${encodeURIComponent(id)}`;

/** Follows a job until it is completed. @throws EngineError when it failed, when it is gone, or when its server is away for too long */
export async function followJob({ id }: Reference, following: Following): Promise<void> {
  const { run, wire, settings } = following;
  let furthest = 0;
  await patiently(following, async () => {
    const reply = await wire.ask({ method: 'GET', path: pathOf(id), signal: run.signal, timeoutMs: settings.requestTimeoutMs });
    const job = jobIn(reply);
    if (typeof job === 'string') return { missed: job };
    if (job.state === 'failed') throw jobFailure(job.error);
    if (job.fraction > furthest) run.progress((furthest = job.fraction));
    return job.state === 'completed' ? { done: undefined } : 'working';
  });
}

/** A job, or why none could be told. A failed job's own status is no status of the call: the job in the body counts. */
function jobIn(reply: Reply | Silence): Job | string {
  if (reply.kind === 'silence') return reply.why;
  const job = jobOf(reply.json);
  if (job !== null) return job;
  if (reply.status === 404) throw lost('its job is not known there, as after a restart');
  return missedReply(reply);
}

const missedReply = ({ status, json, fault }: Reply): string => `it answers with ${fault ?? `status ${status}`}${[textOf(json)].map((text) => text && `: ${text}`).join('')}`;

type Try<T> = { readonly done: T } | { readonly missed: string } | 'working';

/** Tries until there is a result; misses in a row may take as long as the tolerance. */
async function patiently<T>({ run, settings, sleep }: Following, attempt: () => Promise<Try<T>>): Promise<T> {
  let missingSinceMs: number | null = null;
  for (;;) {
    const tried = await attempt();
    if (typeof tried === 'object' && 'done' in tried) return tried.done;
    missingSinceMs = tried === 'working' ? null : (missingSinceMs ?? performance.now());
    if (typeof tried === 'object' && performance.now() - (missingSinceMs ?? 0) >= settings.outageToleranceMs) throw away(tried.missed);
    await sleep(settings.pollIntervalMs, run.signal);
  }
}

/** Opens a finished video's file. Another origin than the replica's is left to `download`, and gets no key. */
export async function openVideo({ id, url }: Reference, following: Following): Promise<ReadableStream<Uint8Array>> {
  if (url === null && id === '') throw lost('it came with the answer to its start, and was not kept');
  return await opened(url ?? `${pathOf(id)}/content`, following);
}

async function opened(place: string, following: Following, redirected = false): Promise<ReadableStream<Uint8Array>> {
  const { run, wire, settings } = following;
  const url = URL.canParse(place, wire.address.href) ? new URL(place, wire.address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw unusable('it lies where this server can not reach it');
  if (url.origin !== wire.address.origin) return await elsewhere(url.href, following);
  const response = await patiently(following, async () => {
    const head = await wire.open({ method: 'GET', path: url.href, signal: run.signal, timeoutMs: settings.requestTimeoutMs });
    return head.kind === 'silence' ? { missed: head.why } : await judged(head.response);
  });
  const location = response.headers.get('location');
  if (response.status < 300) return bodyOf(response, settings);
  await response.body?.cancel();
  if (location === null || redirected) throw unusable('its download leads nowhere');
  return await opened(new URL(location, url).href, following, true);
}

async function elsewhere(url: string, { run, download }: Following): Promise<ReadableStream<Uint8Array>> {
  if (download === undefined) throw unusable('it lies on another server');
  return await download(url, run.signal);
}

/** A file or a redirect is done with; what may pass is tried again. */
async function judged(response: Response): Promise<Try<Response>> {
  const { status } = response;
  if (status < 400) return { done: response };
  await response.body?.cancel();
  if (status === 404 || status === 410) throw lost('its file is not there, as after a restart');
  const told = `its download is answered with status ${status}`;
  if (status < 500 && ![408, 425, 429].includes(status)) throw unusable(told);
  return { missed: told };
}

function bodyOf({ body, headers }: Response, { maxVideoBytes }: SettingsInForce): ReadableStream<Uint8Array> {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? 'video/mp4';
  const length = Number(headers.get('content-length') ?? 0);
  const fault = faultOf(type, length > maxVideoBytes, body === null);
  if (fault === null && body !== null) return body;
  void body?.cancel();
  throw unusable(fault ?? 'it is empty');
}

function faultOf(type: string, tooLong: boolean, empty: boolean): string | null {
  if (!type.startsWith('video/') && !['application/octet-stream', 'application/mp4', 'binary/octet-stream'].includes(type)) return `it is of the type ${type.replace(/[^\w/+.-]/g, '').slice(0, 60)}`;
  if (tooLong) return 'it is too large';
  return empty ? 'it is empty' : null;
}

/** Asks the server to stop a job. What becomes of that changes nothing here. */
export async function cancelJob(wire: VideosWire, id: string): Promise<void> {
  await wire.ask({ method: 'DELETE', path: pathOf(id), signal: new AbortController().signal, timeoutMs: CANCEL_TIMEOUT_MS });
}
