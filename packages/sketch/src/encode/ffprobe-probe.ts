import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isConstantRate } from './frame-rate.js';
import { isFastStart, topLevelBoxes } from './mp4-boxes.js';
import { DECODER_THREADS, inputArguments, refuseHugePictures } from './untrusted-input.js';
import { containerOf, NotPlayable, type AudioProbe, type VideoProbe } from './video-probe.js';
import { hasForeignTags } from './video-tags.js';

const run = promisify(execFile);
const UNKNOWN = 'unknown';
const MOST_OUTPUT_BYTES = 64 * 2 ** 20;

interface ProbedStream {
  readonly index: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly color_space?: string;
  readonly width?: number;
  readonly height?: number;
  readonly avg_frame_rate?: string;
  readonly duration?: string;
  readonly channels?: number;
  readonly sample_rate?: string;
  readonly nb_read_frames?: string;
  readonly tags?: Readonly<Record<string, string>>;
}

interface ProbedPacket {
  readonly stream_index: number;
  readonly pts_time?: string;
}

interface Probed {
  readonly packets?: readonly ProbedPacket[];
  readonly streams?: readonly ProbedStream[];
  readonly format?: { readonly duration?: string; readonly format_name?: string; readonly tags?: Readonly<Record<string, string>> };
}

/** Reads a file with an `ffprobe` found on PATH, decoding every picture. Throws NotPlayable. */
export async function ffprobeFile(file: string): Promise<VideoProbe> {
  const probed = await readJson(file);
  const { streams = [], format = {} } = probed;
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (!video) throw new NotPlayable('there is no video in it');
  const picture = videoOf(video);
  refuseHugePictures(picture);
  if (picture.frameCount === 0) throw new NotPlayable('not one picture can be decoded');
  return {
    container: containerOf(format.format_name ?? UNKNOWN),
    ...picture,
    constantFrameRate: isConstantRate(timesOf(probed, video)),
    containerDurationSeconds: Number(format.duration ?? 0),
    audio: audio && timesOf(probed, audio).length > 0 ? audioOf(audio) : null,
    otherTracks: streams.length - (audio ? 2 : 1),
    foreignTags: hasForeignTags([format, ...streams].map(({ tags }) => tags ?? {})),
    fastStart: isFastStart(await topLevelBoxes(file)),
  };
}

const timesOf = (probed: Probed, { index }: ProbedStream): number[] =>
  (probed.packets ?? []).flatMap((packet) => (packet.stream_index === index && packet.pts_time !== undefined ? [Number(packet.pts_time)] : []));

// ffprobe leaves out what it doesn't know.
function videoOf(stream: ProbedStream) {
  const { codec_name: videoCodec = UNKNOWN, profile = UNKNOWN, pix_fmt: pixelFormat = UNKNOWN, color_space: colours = UNKNOWN } = stream;
  const { width = 0, height = 0, nb_read_frames: frames = 0, duration = 0 } = stream;
  const fps = rate(stream.avg_frame_rate);
  return { videoCodec, profile, pixelFormat, tellsColours: colours !== UNKNOWN, width, height, frameCount: Number(frames), fps, videoDurationSeconds: Number(duration) };
}

async function readJson(file: string): Promise<Probed> {
  const shown = ['-show_format', '-show_streams', '-count_frames', '-show_entries', 'packet=stream_index,pts_time'];
  const args = ['-v', 'error', '-threads', String(DECODER_THREADS), ...shown, '-of', 'json', ...inputArguments(file)];
  try {
    const { stdout } = await run('ffprobe', args, { maxBuffer: MOST_OUTPUT_BYTES });
    return JSON.parse(stdout) as Probed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new NotPlayable('the container cannot be read');
  }
}

function audioOf(stream: ProbedStream): AudioProbe {
  return { codec: stream.codec_name ?? UNKNOWN, channels: stream.channels ?? 0, sampleRate: Number(stream.sample_rate ?? 0), durationSeconds: Number(stream.duration ?? 0) };
}

function rate(text: string | undefined): number {
  const [top, bottom] = (text ?? '0/1').split('/').map(Number);
  return bottom ? (top ?? 0) / bottom : 0;
}
