import { FfmpegProcess } from './ffmpeg-process.js';
import type { Repacking } from './repacking.js';
import { inputArguments } from './untrusted-input.js';

/** Repacks with an `ffmpeg` of this system. */
export async function ffmpegRepack({ file, outFile, sound }: Repacking): Promise<void> {
  const tracks = ['-map', '0:v:0', ...(sound ? ['-map', '0:a:0'] : [])];
  const withoutTags = [
    '-map_metadata',
    '-1',
    '-map_metadata:s',
    '-1',
    '-map_chapters',
    '-1',
    '-fflags',
    '+bitexact',
  ];
  const args = [
    '-v',
    'error',
    '-nostdin',
    '-y',
    ...inputArguments(file),
    ...tracks,
    '-c',
    'copy',
    ...withoutTags,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    outFile,
  ];
  const process = await FfmpegProcess.start(args);
  await process.expectSuccess();
}
