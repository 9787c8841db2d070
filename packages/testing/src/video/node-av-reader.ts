import type { Decoder, Demuxer } from 'node-av/api';
import type { Frame, Stream } from 'node-av/lib';
import type { AudioTrackFacts, Picture, VideoReader, VideoTrackFacts } from './video-facts.js';
import { pictureOf } from './yuv-picture.js';

/** H.264's number for the profile that its standard calls High. */
const HIGH_PROFILE = 100;

/** Reads through node-av's own FFmpeg, for machines without the programs. */
export const nodeAvReader: VideoReader = {
  facts: (file) =>
    withDemuxer(file, async (demuxer) => {
      const audio = demuxer.audio();
      const frames = await forEachFrame(demuxer, videoOf(demuxer), () => undefined);
      return {
        container: demuxer.formatName,
        durationSeconds: demuxer.duration,
        video: await videoFacts(videoOf(demuxer), frames),
        audio: audio ? await audioFacts(audio) : null,
      };
    }),
  pictures: (file) =>
    withDemuxer(file, async (demuxer) => {
      const pictures: Picture[] = [];
      await forEachFrame(demuxer, videoOf(demuxer), (frame) => {
        pictures.push(
          pictureOf({
            width: frame.width,
            height: frame.height,
            planes: frame.data ?? [],
            strides: frame.linesize,
          }),
        );
      });
      return pictures;
    }),
};

async function withDemuxer<T>(file: string, work: (demuxer: Demuxer) => Promise<T>): Promise<T> {
  const api = await import('node-av/api');
  const demuxer = await api.Demuxer.open(file);
  try {
    return await work(demuxer);
  } finally {
    await demuxer.close();
  }
}

function videoOf(demuxer: Demuxer): Stream {
  const stream = demuxer.video();
  if (!stream) throw new Error('The file has no video track.');
  return stream;
}

/** Decodes the whole track and says how many frames there were. */
async function forEachFrame(demuxer: Demuxer, stream: Stream, take: (frame: Frame) => void): Promise<number> {
  const api = await import('node-av/api');
  const decoder: Decoder = await api.Decoder.create(stream);
  let frames = 0;
  try {
    for await (const frame of decoder.frames(demuxer.packets(stream.index))) frames += takeOne(frame, take);
    return frames;
  } finally {
    decoder.close();
  }
}

/**
 * The decoder ends with a null; a frame's memory is given back at once, and its bytes must be copied before.
 */
function takeOne(frame: Frame | null, take: (frame: Frame) => void): 0 | 1 {
  if (!frame) return 0;
  take(frame);
  frame.free();
  return 1;
}

async function videoFacts(stream: Stream, frames: number): Promise<VideoTrackFacts> {
  const lib = await import('node-av/lib');
  const { codecId, format, profile, width, height } = stream.codecpar;
  return {
    codec: lib.avGetCodecName(codecId) ?? 'unknown',
    profile: Number(profile) === HIGH_PROFILE ? 'High' : `profile ${String(profile)}`,
    pixelFormat: lib.avGetPixFmtName(format as Parameters<typeof lib.avGetPixFmtName>[0]) ?? 'unknown',
    width,
    height,
    frames,
    framesPerSecond: stream.rFrameRate.num / stream.rFrameRate.den,
    durationSeconds: durationSeconds(stream),
  };
}

async function audioFacts(stream: Stream): Promise<AudioTrackFacts> {
  const lib = await import('node-av/lib');
  const { codecId, channels, sampleRate } = stream.codecpar;
  return {
    codec: lib.avGetCodecName(codecId) ?? 'unknown',
    channels,
    sampleRateHz: sampleRate,
    durationSeconds: durationSeconds(stream),
  };
}

function durationSeconds(stream: Stream): number {
  return (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den;
}
