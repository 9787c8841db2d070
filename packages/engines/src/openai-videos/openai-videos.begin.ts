import type { EngineReplica, EngineRequest, EngineRun, Operation } from '@clipwright/core/engine';
import { laggingSignal } from '../remote/lagging-signal.js';
import { finishedVideoOf, jobOf, type Reference, referenceOf } from './openai-videos.answers.js';
import { jobFailure, lost, startRefusal, startUnknown, unreached, unusable } from './openai-videos.errors.js';
import type { Flavour } from './openai-videos.flavours.js';
import { cancelJob } from './openai-videos.follow.js';
import { startBody } from './openai-videos.request.js';
import type { SettingsInForce } from './openai-videos.settings.js';
import type { Reply, VideosWire } from './openai-videos.wire.js';

/** An answer on its way holds the id that a cancel needs, so an abort waits this long for it. */
const ABORT_GRACE_MS = 3_000;

export interface Start {
  readonly request: EngineRequest;
  readonly run: EngineRun;
  readonly wire: VideosWire;
  readonly settings: SettingsInForce;
  readonly flavour: Flavour;
}

/** Work that was begun and is saved; the bytes where the answer held them. */
export interface Begun {
  readonly reference: Reference;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** Starts a video once. Saves that it will before the call, and the reference right after it. */
export async function start(starting: Start): Promise<Begun> {
  const { run, wire, flavour } = starting;
  await run.checkpoint({ phase: 'starting' });
  run.signal.throwIfAborted();
  const begun = begunFrom(await reply(starting), starting);
  try {
    await run.checkpoint({ phase: 'started', reference: begun.reference });
  } catch (error) {
    if (flavour.cancels) await cancelJob(wire, begun.reference.id);
    throw error;
  }
  return begun;
}

/** The reference of work that an earlier attempt began on this replica. */
export function resumed(operation: Operation, replica: EngineReplica): Reference {
  if (operation.phase === 'starting')
    throw startUnknown('an earlier attempt ended while it was asking for it');
  const reference = referenceOf(operation.reference);
  if (reference === null) throw lost('what was saved of it can not be read');
  if (reference.replica !== replica.name) throw lost('it was begun on another replica');
  return reference;
}

async function reply({ request, run, wire, settings, flavour }: Start): Promise<Reply> {
  const late = laggingSignal(run.signal, ABORT_GRACE_MS);
  const answered = await wire
    .ask(
      {
        method: 'POST',
        path: 'v1/videos',
        body: await startBody(request, settings, flavour),
        headers: { 'idempotency-key': request.videoId, 'clipwright-hops': String((request.hops ?? 0) + 1) },
        signal: flavour.answer === 'job' ? late.signal : run.signal,
        timeoutMs: settings.startTimeoutMs,
      },
      flavour.answer === 'job' ? undefined : Math.ceil(settings.maxVideoBytes * 1.4) + 65_536,
    )
    .finally(late.release);
  if (answered.kind === 'reply') return answered;
  throw answered.sent ? startUnknown(answered.why) : unreached(answered.why);
}

function begunFrom({ status, json, fault }: Reply, { run, flavour }: Start): Begun {
  if (status < 200 || status > 299) throw startRefusal(status, json);
  if (fault !== null) throw startUnknown(`it answered with ${fault}`);
  const replica = run.replica.name;
  if (flavour.answer === 'video') return finished(json, replica);
  const job = jobOf(json);
  if (job === null) throw startUnknown('it answered with something that is no video job');
  return { reference: { replica, id: job.id, url: null }, bytes: null };
}

function finished(json: unknown, replica: string): Begun {
  const video = finishedVideoOf(json);
  if (video === null) throw startUnknown('it answered with something that is no video');
  if (video.failed) throw jobFailure(video.error);
  if (video.url === null && video.bytes === null) throw unusable('it holds neither an address nor a file');
  return {
    reference: { replica, id: video.url === null ? '' : video.id, url: video.url },
    bytes: video.bytes,
  };
}
