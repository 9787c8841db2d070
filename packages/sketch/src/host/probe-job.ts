import { ffprobeFile } from '../encode/ffprobe-probe.js';
import { nodeAvProbeFile } from '../encode/node-av-probe.js';
import { type EncoderChoice, usesNodeAv } from '../encode/open-encoder.js';
import { NotPlayable, type VideoProbe } from '../encode/video-probe.js';

/** One file to read. */
export interface ProbeJob {
  readonly file: string;
  readonly encoder: EncoderChoice;
}

/** What the file was found to be; `unplayable` says in one sentence why it is no video. */
export type ProbeAnswer = { readonly probe: VideoProbe } | { readonly unplayable: string };

/** Probes inside the render host. */
export async function runProbe(job: ProbeJob): Promise<ProbeAnswer> {
  try {
    return {
      probe: (await usesNodeAv(job.encoder)) ? await nodeAvProbeFile(job.file) : await ffprobeFile(job.file),
    };
  } catch (error) {
    if (error instanceof NotPlayable) return { unplayable: error.message };
    throw error;
  }
}
