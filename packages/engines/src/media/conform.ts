import {
  conformVideo as conformInChild,
  ConformError,
  type ConformTarget,
  planConform,
  ProbeError,
  type VideoProbe,
} from '@clipwright/sketch';
import { outOfSpace } from './out-of-space.js';
import { probeVideo } from './probe.js';

/**
 * A local video that is what was asked for, and what had to be changed for that; or why it can't honestly be
 * made so.
 */
export type Conformed =
  | { readonly ok: true; readonly probe: VideoProbe; readonly changes: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Probes a local file, makes it fit in place where that takes something away and nothing invented, and probes
 * it again. Both in killable child processes. Rejects with an OutOfSpaceError where the disk is full: that
 * says nothing about the video.
 */
export async function conformVideo(
  file: string,
  target: ConformTarget,
  signal: AbortSignal,
): Promise<Conformed> {
  try {
    return await conform(file, target, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof ProbeError || error instanceof ConformError)) throw error;
    const full = outOfSpace(error);
    if (full !== null) throw full;
    return { ok: false, reason: reasonOf(error) };
  }
}

async function conform(file: string, target: ConformTarget, signal: AbortSignal): Promise<Conformed> {
  const probe = await probeVideo(file, signal);
  const plan = planConform(probe, target);
  if (plan.kind === 'fits') return { ok: true, probe, changes: [] };
  if (plan.kind === 'unfit') return { ok: false, reason: plan.reason };
  await conformInChild(file, plan, { signal });
  return { ok: true, probe: await probeVideo(file, signal), changes: plan.changes };
}

/** Without the libraries' own words, which name paths. */
function reasonOf(error: ProbeError | ConformError): string {
  if (error.reason === 'unplayable') return `it can not be played, because ${error.message}`;
  const work = error instanceof ProbeError ? 'read' : 'converted';
  return error.reason === 'deadline' ? `it could not be ${work} in time` : `it could not be ${work}`;
}
