import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { SAMPLE_RATE_HZ, X264, type EncodeTarget, type VideoEncoder } from './encoder.js';
import { FfmpegProcess } from './ffmpeg-process.js';

const QUEUED_WRITES = 12;

/**
 * Encodes by feeding an `ffmpeg` of this system: frames on stdin, sound on the fourth pipe. Throws where
 * there is none.
 */
export async function openFfmpegEncoder(target: EncodeTarget): Promise<VideoEncoder> {
  return new FfmpegEncoder(await FfmpegProcess.start(ffmpegArguments(target), ['pipe', 'pipe']));
}

class FfmpegEncoder implements VideoEncoder {
  constructor(private readonly ffmpeg: FfmpegProcess) {
    // A broken pipe is told by the exit code.
    for (const pipe of [this.picture, this.sound]) pipe.on('error', () => undefined);
  }

  writeVideo(frame: Buffer): Promise<void> {
    return this.write(this.picture, Buffer.from(frame));
  }

  /**
   * Doesn't wait: ffmpeg reads sound when it pleases, and waiting for it here would hold up the frames it
   * wants first.
   */
  writeAudio(left: Float32Array, right: Float32Array): Promise<void> {
    const woven = new Float32Array(left.length * 2);
    left.forEach((value, i) => {
      woven[i * 2] = value;
      woven[i * 2 + 1] = right[i] ?? 0;
    });
    this.sound.write(Buffer.from(woven.buffer));
    return Promise.resolve();
  }

  async finish(): Promise<void> {
    this.picture.end();
    this.sound.end();
    await this.ffmpeg.expectSuccess();
  }

  private get picture(): Writable {
    return this.ffmpeg.child.stdio[0] as Writable;
  }

  private get sound(): Writable {
    return this.ffmpeg.child.stdio[3] as Writable;
  }

  // ffmpeg reads either pipe when it pleases: a few frames must be let through ahead of the one it takes, or
  // both wait.
  private async write(pipe: Writable, chunk: Buffer): Promise<void> {
    this.ffmpeg.expectRunning();
    pipe.write(chunk);
    if (pipe.writableLength > chunk.length * QUEUED_WRITES)
      await Promise.race([once(pipe, 'drain'), this.ffmpeg.end()]);
  }
}

function ffmpegArguments(target: EncodeTarget): string[] {
  const size = `${target.width}x${target.height}`;
  const picture = [
    '-probesize',
    '32',
    '-analyzeduration',
    '0',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    size,
    '-r',
    String(target.fps),
    '-i',
    'pipe:0',
  ];
  const sound = target.audio
    ? [
        '-probesize',
        '32',
        '-analyzeduration',
        '0',
        '-f',
        'f32le',
        '-ar',
        String(SAMPLE_RATE_HZ),
        '-ac',
        '2',
        '-i',
        'pipe:3',
      ]
    : [];
  const soundCodec = target.audio
    ? ['-c:a', 'aac', '-aac_coder', X264.audioCoder, '-b:a', String(X264.audioBitRate)]
    : [];
  return [
    ...['-v', 'error', '-y', ...picture, ...sound],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      X264.preset,
      '-crf',
      X264.crf,
      '-x264-params',
      X264.params,
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-g', String(target.fps * X264.keyFrameSeconds), '-threads', String(target.threads)],
    ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...soundCodec,
    ...['-metadata', `title=${target.title}`, '-metadata', `comment=${target.comment}`],
    ...['-movflags', '+faststart', '-f', 'mp4', target.file],
  ];
}
