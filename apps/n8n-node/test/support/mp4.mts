import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Mp4Facts {
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Decodes a whole mp4 with ffprobe and tells what is in it. Rejects on anything that is none. */
export async function probeMp4(base64: string): Promise<Mp4Facts> {
  const folder = await mkdtemp(join(tmpdir(), 'clipwright-n8n-'));
  try {
    const file = join(folder, 'video.mp4');
    await writeFile(file, Buffer.from(base64, 'base64'));
    const args = [
      '-v',
      'error',
      '-count_frames',
      '-select_streams',
      'v:0',
      '-show_entries',
      'stream=codec_name,width,height,nb_read_frames',
      '-of',
      'json',
      file,
    ];
    const { stdout } = await promisify(execFile)('ffprobe', args);
    const [stream] = (
      JSON.parse(stdout) as {
        streams: { codec_name: string; width: number; height: number; nb_read_frames: string }[];
      }
    ).streams;
    if (stream === undefined) throw new Error('There is no video track.');
    return {
      codec: stream.codec_name,
      width: stream.width,
      height: stream.height,
      frames: Number(stream.nb_read_frames),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
