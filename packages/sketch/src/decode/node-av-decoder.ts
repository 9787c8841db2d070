import type { Demuxer, Frame, Stream } from 'node-av';
import { DECODER_THREADS, INPUT_LIMITS, MOST_PIXELS } from '../encode/untrusted-input.js';
import type { VideoDecoder } from './video-decoder.js';
import { pictureFilter, SOUND_FILTER } from './video-filters.js';

/** Decodes through node-av's FFmpeg in this process. */
export const nodeAvDecoder: VideoDecoder = {
  pictures: (file, plan) => framesOf(file, (input) => input.video(), pictureFilter(plan)),
  packed: (file, { filters }) => framesOf(file, (input) => input.video(), filters),
  async *sound(file) {
    for await (const { buffer, byteOffset, length } of framesOf(
      file,
      (input) => input.audio(),
      SOUND_FILTER,
    )) {
      yield new Float32Array(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
    }
  },
};

/** The frames of one track behind these filters, as bytes. */
async function* framesOf(
  file: string,
  trackOf: (input: Demuxer) => Stream | undefined,
  filters: string,
): AsyncGenerator<Buffer> {
  const { Decoder, Demuxer, FilterAPI } = await import('node-av/api');
  await using input = await Demuxer.open(file, { options: INPUT_LIMITS });
  const track = trackOf(input);
  if (!track) return;
  using decoder = await Decoder.create(track, {
    threadCount: DECODER_THREADS,
    options: { max_pixels: MOST_PIXELS },
  });
  using filter = FilterAPI.create(filters);
  for await (const frame of filter.frames(decoder.frames(input.packets(track.index)))) {
    if (frame === null) return;
    yield bytesOf(frame);
  }
}

function bytesOf(frame: Frame): Buffer {
  const bytes = frame.toBuffer();
  frame.free();
  return bytes;
}
