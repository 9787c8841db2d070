import type { CodecContext, FormatContext, Stream } from 'node-av/lib';
import { isConstantRate } from './frame-rate.js';
import { hasWords, isFastStart, topLevelBoxes } from './mp4-boxes.js';
import { DECODER_THREADS, INPUT_LIMITS, MOST_PIXELS, refuseHugePictures } from './untrusted-input.js';
import { containerOf, NotPlayable, type AudioProbe, type VideoProbe } from './video-probe.js';
import { hasForeignTags, isTitled } from './video-tags.js';

type Lib = typeof import('node-av/lib');
type Constants = typeof import('node-av/constants');

interface Tools {
  readonly lib: Lib;
  readonly constants: Constants;
  readonly format: FormatContext;
}

/** What reading the whole file showed. */
interface Reading {
  readonly frameCount: number;
  readonly profile: string;
  readonly timesSeconds: readonly number[];
  readonly soundPackets: number;
}

/** Reads a file with node-av's FFmpeg, decoding every picture. Throws NotPlayable. */
export async function nodeAvProbeFile(file: string): Promise<VideoProbe> {
  const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
  lib.Log.setLevel(constants.AV_LOG_QUIET);
  const format = new lib.FormatContext();
  if ((await format.openInput(file, null, lib.Dictionary.fromObject(INPUT_LIMITS))) < 0)
    throw new NotPlayable('the container cannot be read');
  try {
    return await inspect({ lib, constants, format }, file);
  } finally {
    await format.closeInput();
  }
}

async function inspect(tools: Tools, file: string): Promise<VideoProbe> {
  const { lib, constants, format } = tools;
  if ((await format.findStreamInfo()) < 0) throw new NotPlayable('the streams cannot be read');
  const { streams } = format;
  const video = streams.find((stream) => stream.codecpar.codecType === constants.AVMEDIA_TYPE_VIDEO);
  const audio = streams.find((stream) => stream.codecpar.codecType === constants.AVMEDIA_TYPE_AUDIO);
  if (!video) throw new NotPlayable('there is no video in it');
  refuseHugePictures(video.codecpar);
  const { timesSeconds, soundPackets, ...counted } = await readAll(tools, video, audio);
  if (counted.frameCount === 0) throw new NotPlayable('not one picture can be decoded');
  const tags = [format, ...streams].map(tagsOf);
  const boxes = await topLevelBoxes(file);
  return {
    container: containerOf(format.iformat?.name ?? 'unknown'),
    ...videoOf(tools, video),
    ...counted,
    constantFrameRate: isConstantRate(timesSeconds),
    containerDurationSeconds: Number(format.duration) / 1_000_000,
    audio: soundPackets > 0 ? audioOf(lib, audio) : null,
    otherTracks: streams.filter((stream) => stream !== video && stream !== audio).length,
    foreignTags: hasForeignTags(tags) || hasWords(boxes),
    titled: isTitled(tags),
    fastStart: isFastStart(boxes),
  };
}

const tagsOf = ({ metadata }: FormatContext | Stream): Record<string, string> => metadata?.getAll() ?? {};

function videoOf({ lib, constants }: Tools, stream: Stream) {
  const { codecpar, avgFrameRate } = stream;
  return {
    videoCodec: lib.avGetCodecName(codecpar.codecId) ?? 'unknown',
    pixelFormat: lib.avGetPixFmtName(codecpar.format as Parameters<Lib['avGetPixFmtName']>[0]) ?? 'unknown',
    tellsColours: codecpar.colorSpace !== constants.AVCOL_SPC_UNSPECIFIED,
    width: codecpar.width,
    height: codecpar.height,
    fps: avgFrameRate.den === 0 ? 0 : avgFrameRate.num / avgFrameRate.den,
    videoDurationSeconds: seconds(stream),
  };
}

function audioOf(lib: Lib, stream: Stream | undefined): AudioProbe | null {
  if (!stream) return null;
  const { codecpar } = stream;
  return {
    codec: lib.avGetCodecName(codecpar.codecId) ?? 'unknown',
    channels: codecpar.channels,
    sampleRate: codecpar.sampleRate,
    durationSeconds: seconds(stream),
  };
}

/** 0 where the track doesn't say. */
function seconds({ duration, timeBase }: Stream): number {
  return duration < 0n ? 0 : (Number(duration) * timeBase.num) / timeBase.den;
}

async function readAll(tools: Tools, video: Stream, audio: Stream | undefined): Promise<Reading> {
  const { lib, constants, format } = tools;
  const decoder = await openDecoder(tools, video);
  const packet = new lib.Packet();
  const frame = new lib.Frame();
  packet.alloc();
  frame.alloc();
  const { num, den } = video.timeBase;
  const timesSeconds: number[] = [];
  let frameCount = 0;
  let soundPackets = 0;
  const drain = async (): Promise<void> => {
    for (; (await decoder.receiveFrame(frame)) >= 0; frame.unref()) frameCount += 1;
  };
  for (; (await format.readFrame(packet)) >= 0; packet.unref()) {
    if (packet.streamIndex === audio?.index) soundPackets += 1;
    if (packet.streamIndex !== video.index) continue;
    if (packet.pts !== constants.AV_NOPTS_VALUE) timesSeconds.push((Number(packet.pts) * num) / den);
    if ((await decoder.sendPacket(packet)) < 0) throw new NotPlayable('a picture in it is broken');
    await drain();
  }
  await decoder.sendPacket(null);
  await drain();
  const profile = decoder.profile === constants.AV_PROFILE_H264_HIGH ? 'High' : String(decoder.profile);
  decoder.freeContext();
  return { frameCount, profile, timesSeconds, soundPackets };
}

async function openDecoder({ lib }: Tools, video: Stream): Promise<CodecContext> {
  const decoder = new lib.CodecContext();
  decoder.allocContext3(lib.Codec.findDecoder(video.codecpar.codecId));
  decoder.parametersToContext(video.codecpar);
  decoder.threadCount = DECODER_THREADS;
  if ((await decoder.open2(null, lib.Dictionary.fromObject({ max_pixels: MOST_PIXELS }))) < 0)
    throw new NotPlayable('its codec is unknown');
  return decoder;
}
