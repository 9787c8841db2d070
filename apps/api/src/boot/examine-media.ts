import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { probeVideo, renderSketch } from '@clipwright/sketch';
import type { StorageConfig } from '../config/slices.js';
import { conformVideo } from '@clipwright/engines/conform';
import type { Finding } from './finding.js';

const WITHIN_MS = 30_000;
const SECONDS = 0.5;
const MEND =
  'Run "pnpm install" in the clone, with optional packages, or install ffmpeg with ffprobe and libx264 in a folder such as /usr/bin.';

/**
 * Whether this machine can make videos and make those of other engines fit: a very small one is drawn, made
 * smaller and read.
 */
export async function mediaOf({ tempDir }: StorageConfig): Promise<Finding> {
  const name = 'media';
  const file = join(tempDir, String(process.pid), 'doctor.mp4');
  try {
    await mkdir(join(file, '..'), { recursive: true });
    return { name, ok: true, detail: `${await encoderOf(file)} encodes, converts and reads videos` };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]?.trim() ?? '';
    return {
      name,
      ok: false,
      detail: `No video can be made or converted here: ${reason.replace(/\.$/, '')}. ${MEND}`,
    };
  } finally {
    await rm(join(file, '..'), { recursive: true, force: true });
  }
}

/** What is at work, found by having it work. */
async function encoderOf(file: string): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  await renderSketch(
    { prompt: null, width: 64, height: 64, durationSeconds: SECONDS, audio: true, seed: 0, outFile: file },
    { signal },
  );
  const conformed = await conformVideo(
    file,
    { width: 48, height: 48, durationSeconds: SECONDS, audio: true },
    signal,
  );
  if (!conformed.ok) throw new Error(conformed.reason);
  const isEmbedded = await probeVideo(file, { encoder: 'node-av', signal }).then(
    () => true,
    () => false,
  );
  return isEmbedded
    ? 'the embedded FFmpeg (node-av)'
    : 'ffmpeg of this system, because the embedded one (node-av) does not load here,';
}
