import { inJobFolder, runInHost } from './host-process.js';
import type { JobFolder } from './host/job-folder.js';
import type { ProbeAnswer } from './host/probe-job.js';
import type { EncoderChoice } from './encode/open-encoder.js';
import type { VideoProbe } from './encode/video-probe.js';

/** How to probe. */
export interface ProbeOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly encoder?: EncoderChoice;
}

/** A file that could not be probed: `unplayable` is about the file, the others about the probing. */
export class ProbeError extends Error {
  constructor(
    readonly reason: 'unplayable' | 'canceled' | 'deadline' | 'crashed' | 'failed',
    message: string,
  ) {
    super(message);
    this.name = 'ProbeError';
  }
}

const DEFAULT_TIMEOUT_MS = 60_000;

/** Probes of one file may run at once. */
let probes = 0;

/** Reads an mp4 in a child process, decoding every picture. Rejects with ProbeError. */
export async function probeVideo(file: string, options: ProbeOptions = {}): Promise<VideoProbe> {
  probes += 1;
  const dir = `${file}.${process.pid}-${probes}.probe.part`;
  return await inJobFolder(
    dir,
    (folder) => probeIn(folder, file, options),
    (message) => new ProbeError('failed', message),
  );
}

async function probeIn(folder: JobFolder, file: string, options: ProbeOptions): Promise<VideoProbe> {
  const outcome = await runInHost(
    { kind: 'probe', job: { file: await folder.lend(file), encoder: options.encoder ?? 'auto' } },
    folder,
    {
      signal: options.signal ?? null,
      deadlineMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      onProgress: () => undefined,
    },
  );
  if (!outcome.ok) throw new ProbeError(outcome.reason, outcome.message);
  const answer = outcome.value as ProbeAnswer;
  if ('unplayable' in answer) throw new ProbeError('unplayable', answer.unplayable);
  return answer.probe;
}
