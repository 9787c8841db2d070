import type { CodecContext, FormatContext, Frame, Stream } from 'node-av/lib';
import { SAMPLE_RATE_HZ, X264, type EncodeTarget, type VideoEncoder } from './encoder.js';

type Lib = typeof import('node-av/lib');
type Constants = typeof import('node-av/constants');

interface Track {
  readonly context: CodecContext;
  readonly stream: Stream;
}

/**
 * Encodes through node-av's FFmpeg in this process. Throws where the package is not installed for this
 * machine.
 */
export async function openNodeAvEncoder(target: EncodeTarget): Promise<VideoEncoder> {
  const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
  lib.Log.setLevel(constants.AV_LOG_ERROR);
  const encoder = new NodeAvEncoder(lib, constants, target);
  await encoder.open();
  return encoder;
}

class NodeAvEncoder implements VideoEncoder {
  private readonly format: FormatContext;
  private video: Track | null = null;
  private audio: Track | null = null;
  private picture: Frame | null = null;
  private readonly bytes: Buffer;
  private framesSent = 0;
  private samplesSent = 0;
  private pending = { left: new Float32Array(0), right: new Float32Array(0) };

  constructor(
    private readonly lib: Lib,
    private readonly constants: Constants,
    private readonly target: EncodeTarget,
  ) {
    this.format = new lib.FormatContext();
    this.bytes = Buffer.alloc((target.width * target.height * 3) / 2);
  }

  async open(): Promise<void> {
    const { lib, target } = this;
    this.check(this.format.allocOutputContext2(null, 'mp4', target.file), 'output format');
    this.video = await this.openVideo();
    if (target.audio) this.audio = await this.openAudio();
    this.format.metadata = lib.Dictionary.fromObject({ title: target.title, comment: target.comment });
    this.check(await this.format.openOutput(), 'open output');
    const options = lib.Dictionary.fromObject({
      movflags: '+faststart',
      video_track_timescale: target.fps * 512,
    });
    this.check(await this.format.writeHeader(options), 'header');
  }

  async writeVideo(buffer: Buffer): Promise<void> {
    const frame = this.picture ?? this.allocatePicture();
    // One frame is filled again and again: a new one each time leaves hundreds of megabytes of holes behind.
    this.check(frame.makeWritable(), 'frame');
    // A frame only points at its bytes, and the caller draws into its own again while these are encoded.
    this.bytes.set(buffer);
    this.check(frame.fromBuffer(this.bytes), 'frame');
    frame.pts = BigInt(this.framesSent);
    this.framesSent += 1;
    await this.encode(this.track(this.video), frame);
  }

  async writeAudio(left: Float32Array, right: Float32Array): Promise<void> {
    this.pending = { left: join(this.pending.left, left), right: join(this.pending.right, right) };
    const size = this.track(this.audio).context.frameSize;
    let at = 0;
    for (; at + size <= this.pending.left.length; at += size) await this.sendSamples(at, size);
    this.pending = { left: this.pending.left.slice(at), right: this.pending.right.slice(at) };
  }

  async finish(): Promise<void> {
    if (this.audio && this.pending.left.length > 0) await this.sendSamples(0, this.pending.left.length);
    for (const track of [this.video, this.audio]) {
      if (track) await this.encode(track, null);
    }
    this.check(await this.format.writeTrailer(), 'trailer');
    await this.format.closeOutput();
    this.video?.context.freeContext();
    this.audio?.context.freeContext();
    this.format.freeContext();
  }

  private allocatePicture(): Frame {
    const frame = new this.lib.Frame();
    frame.alloc();
    frame.format = this.constants.AV_PIX_FMT_YUV420P;
    frame.width = this.target.width;
    frame.height = this.target.height;
    this.check(frame.getBuffer(), 'frame');
    this.picture = frame;
    return frame;
  }

  private async sendSamples(at: number, count: number): Promise<void> {
    const planar = new Float32Array(count * 2);
    planar.set(this.pending.left.subarray(at, at + count));
    planar.set(this.pending.right.subarray(at, at + count), count);
    const frame = this.lib.Frame.fromAudioBuffer(Buffer.from(planar.buffer), {
      nbSamples: count,
      format: this.constants.AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE_HZ,
      channelLayout: this.stereo,
      pts: BigInt(this.samplesSent),
    });
    this.samplesSent += count;
    await this.encode(this.track(this.audio), frame);
    frame.free();
  }

  private async encode(track: Track, frame: Parameters<CodecContext['sendFrame']>[0]): Promise<void> {
    this.check(await track.context.sendFrame(frame), 'encode');
    const packet = new this.lib.Packet();
    packet.alloc();
    while ((await track.context.receivePacket(packet)) >= 0) {
      packet.streamIndex = track.stream.index;
      packet.rescaleTs(track.context.timeBase, track.stream.timeBase);
      this.check(await this.format.interleavedWriteFrame(packet), 'write packet');
      packet.unref();
    }
    packet.free();
  }

  private async openVideo(): Promise<Track> {
    const { lib, constants, target } = this;
    const context = this.allocate('libx264');
    context.width = target.width;
    context.height = target.height;
    context.pixelFormat = constants.AV_PIX_FMT_YUV420P;
    context.timeBase = new lib.Rational(1, target.fps);
    context.framerate = new lib.Rational(target.fps, 1);
    context.gopSize = target.fps * X264.keyFrameSeconds;
    context.threadCount = target.threads;
    context.profile = constants.AV_PROFILE_H264_HIGH;
    context.colorRange = constants.AVCOL_RANGE_MPEG;
    context.colorPrimaries = constants.AVCOL_PRI_BT709;
    context.colorTrc = constants.AVCOL_TRC_BT709;
    context.colorSpace = constants.AVCOL_SPC_BT709;
    const track = await this.addTrack(context, {
      preset: X264.preset,
      crf: X264.crf,
      'x264-params': X264.params,
    });
    track.stream.avgFrameRate = new lib.Rational(target.fps, 1);
    return track;
  }

  private async openAudio(): Promise<Track> {
    const context = this.allocate('aac');
    context.sampleRate = SAMPLE_RATE_HZ;
    context.sampleFormat = this.constants.AV_SAMPLE_FMT_FLTP;
    context.channelLayout = this.stereo;
    context.bitRate = BigInt(X264.audioBitRate);
    context.timeBase = new this.lib.Rational(1, SAMPLE_RATE_HZ);
    return this.addTrack(context, { aac_coder: X264.audioCoder });
  }

  private allocate(name: string): CodecContext {
    const codec = this.lib.Codec.findEncoderByName(name as Parameters<Lib['Codec']['findEncoderByName']>[0]);
    const context = new this.lib.CodecContext();
    context.allocContext3(codec);
    context.setFlags(this.constants.AV_CODEC_FLAG_GLOBAL_HEADER);
    return context;
  }

  private async addTrack(context: CodecContext, options: Record<string, string>): Promise<Track> {
    // open2Sync corrupts memory in this version: only the asynchronous call is safe.
    this.check(await context.open2(null, this.lib.Dictionary.fromObject(options)), 'open encoder');
    const stream = this.format.newStream();
    stream.timeBase = context.timeBase;
    this.check(stream.codecpar.fromContext(context), 'stream parameters');
    return { context, stream };
  }

  private get stereo() {
    return { nbChannels: 2, order: this.constants.AV_CHANNEL_ORDER_NATIVE, mask: 3n };
  }

  private track(track: Track | null): Track {
    if (!track) throw new Error('the encoder was not opened for this track');
    return track;
  }

  private check(code: number, what: string): void {
    this.lib.FFmpegError.throwIfError(code, what);
  }
}

function join(a: Float32Array, b: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}
