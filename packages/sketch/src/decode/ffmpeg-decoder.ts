import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DECODER_THREADS, inputArguments } from '../encode/untrusted-input.js';
import type { VideoDecoder } from './video-decoder.js';
import { pictureFilter, SOUND_FILTER } from './video-filters.js';

/** A hundredth of a second of 32-bit stereo. */
const SOUND_BLOCK_BYTES = 480 * 2 * 4;

/**
 * Decodes with an `ffmpeg` of this system, one process for each track; each ends when its pipe is read no
 * longer, also when this process is killed.
 */
export const ffmpegDecoder: VideoDecoder = {
  pictures(file, plan) {
    const output = [
      '-map',
      '0:v:0',
      '-vf',
      pictureFilter(plan),
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
    ];
    return blocksOf(file, output, (plan.size.width * plan.size.height * 3) / 2);
  },
  packed(file, { size, filters }) {
    const output = ['-map', '0:v:0', '-vf', filters, '-fps_mode', 'passthrough', '-f', 'rawvideo'];
    return blocksOf(file, output, size.width * size.height * 3);
  },
  async *sound(file) {
    const output = ['-map', '0:a:0', '-af', SOUND_FILTER, '-f', 'f32le'];
    for await (const { buffer, byteOffset, length } of blocksOf(file, output, SOUND_BLOCK_BYTES)) {
      yield new Float32Array(buffer.slice(byteOffset, byteOffset + length));
    }
  },
};

/** What ffmpeg writes, in blocks of this many bytes; the last one, if it is shorter, is left out. */
async function* blocksOf(
  file: string,
  output: readonly string[],
  blockBytes: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const input = [
    '-v',
    'error',
    '-nostdin',
    '-noautorotate',
    '-threads',
    String(DECODER_THREADS),
    ...inputArguments(file),
  ];
  const child = spawn('ffmpeg', [...input, ...output, 'pipe:1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child, 'spawn');
  const block = new FilledBlock(blockBytes);
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) yield* block.fill(chunk);
  } finally {
    child.kill('SIGKILL');
  }
}

/** One block that is filled again and again. */
class FilledBlock {
  private readonly block: Buffer<ArrayBuffer>;
  private filled = 0;

  constructor(private readonly bytes: number) {
    this.block = Buffer.alloc(bytes);
  }

  /** Gives the block each time it is full. */
  *fill(chunk: Buffer): Generator<Buffer<ArrayBuffer>> {
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(this.block, this.filled, at);
      at += copied;
      this.filled = (this.filled + copied) % this.bytes;
      if (this.filled === 0) yield this.block;
    }
  }
}
