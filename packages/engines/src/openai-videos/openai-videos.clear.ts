import type { LeftState, Operation } from '@clipwright/core/engine';
import { jobOf, jobsOf, referenceOf } from './openai-videos.answers.js';
import { unreached } from './openai-videos.errors.js';
import type { Flavour } from './openai-videos.flavours.js';
import { pathOf } from './openai-videos.follow.js';
import type { SettingsInForce } from './openai-videos.settings.js';
import type { Call, Reply, VideosWire } from './openai-videos.wire.js';

export interface Clearing {
  readonly wire: VideosWire;
  readonly settings: SettingsInForce;
  readonly flavour: Flavour;
  readonly signal: AbortSignal;
}

const GONE = [404, 410];

/**
 * Removes a job once it has ended; one that works is removed before that only where DELETE stops it. Elsewhere
 * that would hide it from us, and the GPU would go on all the same.
 */
export async function clearLeft(operation: Operation, clearing: Clearing): Promise<LeftState> {
  if (clearing.flavour.answer === 'video') return 'gone';
  if (operation.phase === 'starting') return await ofUnknownStart(clearing);
  const reference = referenceOf(operation.reference);
  return reference === null ? 'gone' : await ofJob(pathOf(reference.id), clearing);
}

async function ofJob(path: string, clearing: Clearing): Promise<LeftState> {
  const seen = await ask(clearing, 'GET', path);
  const job = jobOf(seen.json);
  if (job === null && !GONE.includes(seen.status)) throw silent(seen);
  if (job === null) return 'gone';
  const works = job.state === 'working';
  return works && !clearing.flavour.cancels ? 'working' : await removed(path, clearing, works);
}

/** Its id never came. What can be known is whether the server works at all. */
async function ofUnknownStart(clearing: Clearing): Promise<LeftState> {
  const seen = await ask(clearing, 'GET', 'v1/videos');
  const busy = jobsOf(seen.json)?.some(({ state }) => state === 'working') ?? false;
  return busy ? 'working' : 'gone';
}

/** A server that says that it has deleted a job is believed; one that can't delete has nothing to remove. */
async function removed(path: string, clearing: Clearing, wasWorking: boolean): Promise<LeftState> {
  const { status } = await ask(clearing, 'DELETE', path);
  if (status < 300 || GONE.includes(status)) return 'gone';
  if (wasWorking) return 'working';
  return [405, 501].includes(status) ? 'gone' : 'ended';
}

async function ask(
  { wire, settings, signal }: Clearing,
  method: Call['method'],
  path: string,
): Promise<Reply> {
  const reply = await wire.ask({ method, path, signal, timeoutMs: settings.requestTimeoutMs });
  if (reply.kind === 'silence') throw unreached(reply.why);
  return reply;
}

const silent = ({ status, fault }: Reply): Error =>
  unreached(`it answers with ${fault ?? `status ${status}`}`);
