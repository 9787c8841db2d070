import type { FormatContext, Stream } from 'node-av/lib';
import { isFastStart, topLevelBoxes } from './mp4-boxes.js';
import { NotPlayable, type AudioProbe, type VideoProbe } from './video-probe.js';

type Lib = typeof import('node-av/lib');
type Constants = typeof import('node-av/constants');

interface Tools {
  readonly lib: Lib;
  readonly c: Constants;
  readonly format: FormatContext;
}

/** Reads a file with node-av's FFmpeg, decoding every picture. Throws NotPlayable. */
export async function nodeAvProbeFile(file: string): Promise<VideoProbe> {
  const [lib, c] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
  lib.Log.setLevel(c.AV_LOG_QUIET);
  const format = new lib.FormatContext();
  if ((await format.openInput(file)) < 0) throw new NotPlayable('the container cannot be read');
  try {
    return await inspect({ lib, c, format }, file);
  } finally {
    await format.closeInput();
  }
}

async function inspect(tools: Tools, file: string): Promise<VideoProbe> {
  const { lib, c, format } = tools;
  if ((await format.findStreamInfo()) < 0) throw new NotPlayable('the streams cannot be read');
  const video = format.streams.find((stream) => stream.codecpar.codecType === c.AVMEDIA_TYPE_VIDEO);
  const audio = format.streams.find((stream) => stream.codecpar.codecType === c.AVMEDIA_TYPE_AUDIO);
  if (!video) throw new NotPlayable('there is no video in it');
  const { frameCount, profile } = await decodeAll(tools, video);
  if (frameCount === 0) throw new NotPlayable('not one picture can be decoded');
  const name = format.iformat?.name ?? 'unknown';
  return {
    container: name.includes('mp4') ? 'mp4' : name,
    ...videoOf(lib, video),
    profile,
    frameCount,
    containerDurationSeconds: Number(format.duration) / 1_000_000,
    audio: audio ? audioOf(lib, audio) : null,
    fastStart: isFastStart(await topLevelBoxes(file)),
  };
}

function videoOf(lib: Lib, stream: Stream) {
  const { codecpar, avgFrameRate } = stream;
  return {
    videoCodec: lib.avGetCodecName(codecpar.codecId) ?? 'unknown',
    pixelFormat: lib.avGetPixFmtName(codecpar.format as Parameters<Lib['avGetPixFmtName']>[0]) ?? 'unknown',
    width: codecpar.width,
    height: codecpar.height,
    fps: avgFrameRate.num / avgFrameRate.den,
    videoDurationSeconds: seconds(stream),
  };
}

function audioOf(lib: Lib, stream: Stream): AudioProbe {
  const { codecpar } = stream;
  return { codec: lib.avGetCodecName(codecpar.codecId) ?? 'unknown', channels: codecpar.channels, sampleRate: codecpar.sampleRate, durationSeconds: seconds(stream) };
}

function seconds(stream: Stream): number {
  return (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den;
}

async function decodeAll(tools: Tools, video: Stream): Promise<{ frameCount: number; profile: string }> {
  const { lib, c, format } = tools;
  const decoder = new lib.CodecContext();
  decoder.allocContext3(lib.Codec.findDecoder(video.codecpar.codecId));
  decoder.parametersToContext(video.codecpar);
  decoder.threadCount = 2;
  if ((await decoder.open2(null, null)) < 0) throw new NotPlayable('its codec is unknown');
  const packet = new lib.Packet();
  const frame = new lib.Frame();
  packet.alloc();
  frame.alloc();
  let frameCount = 0;
  const drain = async (): Promise<void> => {
    for (; (await decoder.receiveFrame(frame)) >= 0; frame.unref()) frameCount += 1;
  };
  for (; (await format.readFrame(packet)) >= 0; packet.unref()) {
    if (packet.streamIndex !== video.index) continue;
    if ((await decoder.sendPacket(packet)) < 0) throw new NotPlayable('a picture in it is broken');
    await drain();
  }
  await decoder.sendPacket(null);
  await drain();
  const profile = decoder.profile === c.AV_PROFILE_H264_HIGH ? 'High' : String(decoder.profile);
  decoder.freeContext();
  return { frameCount, profile };
}
