import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isConstantRate } from './frame-rate.js';
import { hasWords, isFastStart, topLevelBoxes } from './mp4-boxes.js';
import { DECODER_THREADS, inputArguments, refuseHugePictures } from './untrusted-input.js';
import { containerOf, NotPlayable, type AudioProbe, type VideoProbe } from './video-probe.js';
import { hasForeignTags, isTitled } from './video-tags.js';

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
  readonly format?: {
    readonly duration?: string;
    readonly format_name?: string;
    readonly tags?: Readonly<Record<string, string>>;
  };
}

/** Reads a file with an `ffprobe` of this system, decoding every picture. Throws NotPlayable. */
export async function ffprobeFile(file: string): Promise<VideoProbe> {
  const probed = await readJson(file);
  const { streams = [], format = {} } = probed;
  const video = streams.find((stream) => stream.codec_type === 'video');
  if (!video) throw new NotPlayable('there is no video in it');
  const tagSets = [format, ...streams].map(({ tags = {} }) => tags);
  const boxes = await topLevelBoxes(file);
  return {
    ...pictureOf(video),
    ...soundOf(probed),
    container: containerOf(format.format_name ?? UNKNOWN),
    constantFrameRate: isConstantRate(timesOf(probed, video)),
    containerDurationSeconds: Number(format.duration ?? 0),
    foreignTags: hasForeignTags(tagSets) || hasWords(boxes),
    titled: isTitled(tagSets),
    fastStart: isFastStart(boxes),
  };
}

function pictureOf(stream: ProbedStream) {
  const picture = {
    ...codingOf(stream),
    width: stream.width ?? 0,
    height: stream.height ?? 0,
    frameCount: Number(stream.nb_read_frames ?? 0),
  };
  refuseHugePictures(picture);
  if (picture.frameCount === 0) throw new NotPlayable('not one picture can be decoded');
  return picture;
}

/** A track without a packet is silence that was never written. */
function soundOf(probed: Probed) {
  const { streams = [] } = probed;
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (!audio) return { audio: null, otherTracks: streams.length - 1 };
  return {
    audio: timesOf(probed, audio).length > 0 ? audioOf(audio) : null,
    otherTracks: streams.length - 2,
  };
}

const timesOf = (probed: Probed, { index }: ProbedStream): number[] =>
  (probed.packets ?? []).flatMap((packet) =>
    packet.stream_index === index && packet.pts_time !== undefined ? [Number(packet.pts_time)] : [],
  );

// ffprobe leaves out what it doesn't know.
function codingOf(stream: ProbedStream) {
  const {
    codec_name: videoCodec = UNKNOWN,
    profile = UNKNOWN,
    pix_fmt: pixelFormat = UNKNOWN,
    color_space: colours = UNKNOWN,
  } = stream;
  return {
    videoCodec,
    profile,
    pixelFormat,
    tellsColours: colours !== UNKNOWN,
    fps: rate(stream.avg_frame_rate),
    videoDurationSeconds: Number(stream.duration ?? 0),
  };
}

async function readJson(file: string): Promise<Probed> {
  const shown = [
    '-show_format',
    '-show_streams',
    '-count_frames',
    '-show_entries',
    'packet=stream_index,pts_time',
  ];
  const args = [
    '-v',
    'error',
    '-threads',
    String(DECODER_THREADS),
    ...shown,
    '-of',
    'json',
    ...inputArguments(file),
  ];
  try {
    const { stdout } = await run('ffprobe', args, { maxBuffer: MOST_OUTPUT_BYTES });
    return JSON.parse(stdout) as Probed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new NotPlayable('the container cannot be read');
  }
}

function audioOf(stream: ProbedStream): AudioProbe {
  return {
    codec: stream.codec_name ?? UNKNOWN,
    channels: stream.channels ?? 0,
    sampleRate: Number(stream.sample_rate ?? 0),
    durationSeconds: Number(stream.duration ?? 0),
  };
}

function rate(text: string | undefined): number {
  const [top, bottom] = (text ?? '0/1').split('/').map(Number);
  return bottom ? (top ?? 0) / bottom : 0;
}
