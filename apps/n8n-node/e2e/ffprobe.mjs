import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

/**
 * Decodes a whole mp4, given as bytes, and tells codec, size and frames. Rejects on anything that is none.
 */
export async function ffprobe(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-n8n-probe-'));
  try {
    const file = join(folder, 'video.mp4');
    writeFileSync(file, bytes);
    const entries = 'stream=codec_name,width,height,nb_read_frames';
    const args = [
      '-v',
      'error',
      '-count_frames',
      '-select_streams',
      'v:0',
      '-show_entries',
      entries,
      '-of',
      'json',
      file,
    ];
    const { output, exitCode } = await runProgram('ffprobe', args, { cwd: folder });
    if (exitCode !== 0) throw new Error(`ffprobe: ${output}`);
    const [stream] = JSON.parse(output).streams;
    return {
      codec: stream.codec_name,
      width: stream.width,
      height: stream.height,
      frames: Number(stream.nb_read_frames),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
