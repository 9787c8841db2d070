import type { EngineRun } from '@clipwright/core/engine';
import { type Job, jobOf, type Reference } from './openai-videos.answers.js';
import { followRemote, type Look, type OddLook } from '../remote/follow-remote.js';
import { away, jobFailure, lost, withText } from './openai-videos.errors.js';
import type { SettingsInForce } from './openai-videos.settings.js';
import type { Reply, Silence, VideosWire } from './openai-videos.wire.js';

const CANCEL_TIMEOUT_MS = 5_000;

/** What following a job takes. */
export interface Following {
  readonly run: EngineRun;
  readonly wire: VideosWire;
  readonly settings: SettingsInForce;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const pathOf = (id: string): string => `v1/videos/${encodeURIComponent(id)}`;

/**
 * Follows a job until it is completed. @throws EngineError when it failed, when it is gone, or when its
 * server is away for too long
 */
export async function followJob({ id }: Reference, following: Following): Promise<void> {
  const { run, wire, settings } = following;
  let furthest = 0;
  await patiently(following, async () => {
    const reply = await wire.ask({
      method: 'GET',
      path: pathOf(id),
      signal: run.signal,
      timeoutMs: settings.requestTimeoutMs,
    });
    if (reply.kind === 'silence') return silent(reply, settings);
    const job = jobIn(reply);
    if (typeof job === 'string') return missed(job, settings);
    if (job.state === 'failed') throw jobFailure(job.error);
    if (job.fraction > furthest) run.progress((furthest = job.fraction));
    return job.state === 'completed' ? { kind: 'done', result: undefined } : { kind: 'working' };
  });
}

/**
 * A job, or why none could be told. A failed job's own status is no status of the call: the job in the body
 * counts.
 */
function jobIn(reply: Reply): Job | string {
  const job = jobOf(reply.json);
  if (job !== null) return job;
  if (reply.status === 404) throw lost('its job is not known there, as after a restart');
  return missedReply(reply);
}

const missedReply = ({ status, json, fault }: Reply): string =>
  withText(`it answers with ${fault ?? `status ${status}`}`, json);

/** A process that is gone took its work with it; anything else may pass. */
export function silent({ refused, why }: Silence, settings: SettingsInForce): OddLook {
  if (refused) throw lost(`its process is gone, ${why}`);
  return missed(why, settings);
}

/** A look that told nothing, for whatever reason: such may go on for as long as the tolerance. */
export const missed = (why: string, { outageToleranceMs }: SettingsInForce): OddLook => ({
  kind: 'odd',
  error: away(why),
  patience: { ms: outageToleranceMs },
});

/** Looks until there is a result. */
export const patiently = <T>({ run, settings, sleep }: Following, look: () => Promise<Look<T>>): Promise<T> =>
  followRemote(look, () => sleep(settings.pollIntervalMs, run.signal));

/** Asks the server to stop a job. What becomes of that changes nothing here. */
export async function cancelJob(wire: VideosWire, id: string): Promise<void> {
  await wire.ask({
    method: 'DELETE',
    path: pathOf(id),
    signal: new AbortController().signal,
    timeoutMs: CANCEL_TIMEOUT_MS,
  });
}
