import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isFastStart, topLevelBoxes } from './mp4-boxes.js';
import { NotPlayable, type AudioProbe, type VideoProbe } from './video-probe.js';

const run = promisify(execFile);
const UNKNOWN = 'unknown';

interface ProbedStream {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly avg_frame_rate?: string;
  readonly duration?: string;
  readonly channels?: number;
  readonly sample_rate?: string;
  readonly nb_read_frames?: string;
}

interface Probed {
  readonly streams?: readonly ProbedStream[];
  readonly format?: { readonly duration?: string; readonly format_name?: string };
}

/** Reads a file with an `ffprobe` found on PATH, decoding every picture. Throws NotPlayable. */
export async function ffprobeFile(file: string): Promise<VideoProbe> {
  const probed = await readJson(file);
  const video = probed.streams?.find((stream) => stream.codec_type === 'video');
  const audio = probed.streams?.find((stream) => stream.codec_type === 'audio');
  if (!video || videoOf(video).frameCount === 0) throw new NotPlayable('there is no video that can be decoded');
  return {
    container: containerOf(probed),
    ...videoOf(video),
    containerDurationSeconds: Number(probed.format?.duration ?? 0),
    audio: audio ? audioOf(audio) : null,
    fastStart: isFastStart(await topLevelBoxes(file)),
  };
}

function containerOf(probed: Probed): string {
  const name = probed.format?.format_name ?? UNKNOWN;
  return name.includes('mp4') ? 'mp4' : name;
}

// ffprobe leaves out what it doesn't know.
function videoOf(stream: ProbedStream) {
  const { codec_name: videoCodec = UNKNOWN, profile = UNKNOWN, pix_fmt: pixelFormat = UNKNOWN, width = 0, height = 0 } = stream;
  return { videoCodec, profile, pixelFormat, width, height, frameCount: Number(stream.nb_read_frames ?? 0), fps: rate(stream.avg_frame_rate), videoDurationSeconds: Number(stream.duration ?? 0) };
}

async function readJson(file: string): Promise<Probed> {
  const args = ['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json', `file:${file}`];
  try {
    const { stdout } = await run('ffprobe', args, { maxBuffer: 4 * 2 ** 20 });
    return JSON.parse(stdout) as Probed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new NotPlayable('ffprobe cannot read it');
  }
}

function audioOf(stream: ProbedStream): AudioProbe {
  return { codec: stream.codec_name ?? 'unknown', channels: stream.channels ?? 0, sampleRate: Number(stream.sample_rate ?? 0), durationSeconds: Number(stream.duration ?? 0) };
}

function rate(text: string | undefined): number {
  const [top, bottom] = (text ?? '0/1').split('/').map(Number);
  return bottom ? (top ?? 0) / bottom : 0;
}
