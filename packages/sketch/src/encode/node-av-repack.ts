import type { FormatContext, Stream } from 'node-av/lib';
import type { Repacking } from './repacking.js';
import { INPUT_LIMITS } from './untrusted-input.js';

type Lib = typeof import('node-av/lib');

/** Repacks through node-av's FFmpeg in this process. */
export async function nodeAvRepack({ file, outFile, sound }: Repacking): Promise<void> {
  const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
  const check = (code: number, what: string): void => lib.FFmpegError.throwIfError(code, what);
  const input = new lib.FormatContext();
  const output = new lib.FormatContext();
  check(await input.openInput(file, null, lib.Dictionary.fromObject(INPUT_LIMITS)), 'open input');
  check(await input.findStreamInfo(), 'read tracks');
  check(output.allocOutputContext2(null, 'mp4', outFile), 'output format');
  output.setFlags(constants.AVFMT_FLAG_BITEXACT);
  const kinds = sound
    ? [constants.AVMEDIA_TYPE_VIDEO, constants.AVMEDIA_TYPE_AUDIO]
    : [constants.AVMEDIA_TYPE_VIDEO];
  const wanted = kinds.flatMap(
    (kind) => input.streams.find((stream) => stream.codecpar.codecType === kind) ?? [],
  );
  const tracks = new Map(wanted.map((from) => [from.index, { from, to: addTrack(output, from, check) }]));
  check(await output.openOutput(), 'open output');
  check(await output.writeHeader(lib.Dictionary.fromObject({ movflags: '+faststart' })), 'header');
  await copyPackets(lib, { input, output, tracks }, check);
  check(await output.writeTrailer(), 'trailer');
  await output.closeOutput();
  await input.closeInput();
}

function addTrack(output: FormatContext, from: Stream, check: (code: number, what: string) => void): Stream {
  const to = output.newStream();
  check(from.codecpar.copy(to.codecpar), 'track');
  // A tag of another container would be wrong in this one.
  to.codecpar.codecTag = 0;
  to.timeBase = from.timeBase;
  to.avgFrameRate = from.avgFrameRate;
  return to;
}

interface Copying {
  readonly input: FormatContext;
  readonly output: FormatContext;
  readonly tracks: ReadonlyMap<number, { readonly from: Stream; readonly to: Stream }>;
}

async function copyPackets(
  lib: Lib,
  { input, output, tracks }: Copying,
  check: (code: number, what: string) => void,
): Promise<void> {
  const packet = new lib.Packet();
  packet.alloc();
  for (; (await input.readFrame(packet)) >= 0; packet.unref()) {
    const track = tracks.get(packet.streamIndex);
    if (!track) continue;
    packet.streamIndex = track.to.index;
    packet.rescaleTs(track.from.timeBase, track.to.timeBase);
    check(await output.interleavedWriteFrame(packet), 'write packet');
  }
  packet.free();
}
