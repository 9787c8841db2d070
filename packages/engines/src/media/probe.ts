import { probeVideo as probeInChild, type VideoProbe } from '@clipwright/sketch';

const PROBE_TIMEOUT_MS = 60_000;

/** What a local video file is, read in a killable child process. Rejects for what can't be played. */
export const probeVideo = (file: string, signal: AbortSignal): Promise<VideoProbe> =>
  probeInChild(file, { signal, timeoutMs: PROBE_TIMEOUT_MS });
