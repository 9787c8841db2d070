import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  PICTURE_WIDTH,
  pictureHeight,
  type AudioTrackFacts,
  type Picture,
  type VideoReader,
  type VideoTrackFacts,
} from './video-facts.js';

interface ProbedStream {
  codec_type: string;
  codec_name: string;
  profile: string;
  pix_fmt: string;
  width: number;
  height: number;
  nb_read_frames: string;
  r_frame_rate: string;
  duration: string;
  channels: number;
  sample_rate: string;
}

interface Probed {
  streams: ProbedStream[];
  format: { format_name: string; duration: string };
}

const run = promisify(execFile);
const MOST_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Whether both programs are on PATH. */
export async function hasFfmpeg(): Promise<boolean> {
  const found = await Promise.allSettled([run('ffprobe', ['-version']), run('ffmpeg', ['-version'])]);
  return found.every(({ status }) => status === 'fulfilled');
}

/** Reads through the system's ffprobe and ffmpeg. */
export const ffmpegReader: VideoReader = {
  async facts(file) {
    const { streams, format } = await probe(file);
    const video = streams.find((stream) => stream.codec_type === 'video');
    const audio = streams.find((stream) => stream.codec_type === 'audio');
    if (!video) throw new Error(`${file} has no video track.`);
    return {
      container: format.format_name,
      durationSeconds: Number(format.duration),
      video: videoFacts(video),
      audio: audio ? audioFacts(audio) : null,
    };
  },
  async pictures(file) {
    const { streams } = await probe(file, ['-select_streams', 'v:0']);
    const [video] = streams;
    if (!video) throw new Error(`${file} has no video track.`);
    return decode(file, pictureHeight(video));
  },
};

async function probe(file: string, which: string[] = ['-count_frames']): Promise<Probed> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', ...which, file];
  const { stdout } = await run('ffprobe', args, { maxBuffer: MOST_OUTPUT_BYTES });
  return JSON.parse(stdout) as Probed;
}

function videoFacts(stream: ProbedStream): VideoTrackFacts {
  const [frames = 0, seconds = 1] = stream.r_frame_rate.split('/').map(Number);
  return {
    codec: stream.codec_name,
    profile: stream.profile,
    pixelFormat: stream.pix_fmt,
    width: stream.width,
    height: stream.height,
    frames: Number(stream.nb_read_frames),
    framesPerSecond: frames / seconds,
    durationSeconds: Number(stream.duration),
  };
}

function audioFacts(stream: ProbedStream): AudioTrackFacts {
  return {
    codec: stream.codec_name,
    channels: stream.channels,
    sampleRateHz: Number(stream.sample_rate),
    durationSeconds: Number(stream.duration),
  };
}

async function decode(file: string, height: number): Promise<Picture[]> {
  const filter = `scale=${PICTURE_WIDTH}:${height}:flags=area,format=rgb24`;
  const args = [
    '-v',
    'error',
    '-i',
    file,
    '-map',
    '0:v:0',
    '-fps_mode',
    'passthrough',
    '-vf',
    filter,
    '-f',
    'rawvideo',
    '-',
  ];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: MOST_OUTPUT_BYTES });
  const pictureBytes = PICTURE_WIDTH * height * 3;
  return Array.from({ length: Math.floor(stdout.length / pictureBytes) }, (_, index) => ({
    width: PICTURE_WIDTH,
    height,
    rgb: stdout.subarray(index * pictureBytes, (index + 1) * pictureBytes),
  }));
}
