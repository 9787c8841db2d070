import { EngineError } from '@clipwright/core/engine';
import { ByteReader } from './byte-reader.js';

const LARGEST_INDEX = 64 * 1024 * 1024;

/**
 * Boxes that hold no part of the picture, the sound or their index: titles, comments, and the whole graph as
 * JSON.
 */
const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

interface BoxHead {
  readonly bytes: Buffer;
  readonly type: string;
  /** Bytes that follow; Infinity where the box runs to the end. */
  readonly bodyBytes: number;
}

/**
 * An mp4 as it streams by, with everything that its metadata said turned into zeros. Nothing moves, so every
 * offset in it stays true. Throws an EngineError for what is no mp4.
 */
export async function* blankMetadata(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  try {
    yield* boxes(reader);
  } finally {
    await reader.close();
  }
}

async function* boxes(reader: ByteReader): AsyncGenerator<Buffer> {
  let head = await readHead(reader);
  if (head?.type !== 'ftyp')
    throw new EngineError('failed', 'The ComfyUI server saved a file that is no mp4.');
  for (; head !== null; head = await readHead(reader)) yield* box(reader, head);
}

async function readHead(reader: ByteReader): Promise<BoxHead | null> {
  const head = await reader.take(8);
  if (head.length < 8) return null;
  const size = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (size !== 1)
    return { bytes: head, type, bodyBytes: size === 0 ? Number.POSITIVE_INFINITY : Math.max(0, size - 8) };
  const long = await reader.take(8);
  if (long.length < 8) return null;
  return {
    bytes: Buffer.concat([head, long]),
    type,
    bodyBytes: Math.max(0, Number(long.readBigUInt64BE(0)) - 16),
  };
}

async function* box(reader: ByteReader, head: BoxHead): AsyncGenerator<Buffer> {
  if (head.type === 'moov') return yield* index(reader, head);
  if (!METADATA.has(head.type)) {
    yield head.bytes;
    return yield* reader.pass(head.bodyBytes);
  }
  head.bytes.write('free', 4, 'latin1');
  yield head.bytes;
  for await (const part of reader.pass(head.bodyBytes)) yield Buffer.alloc(part.length);
}

async function* index(reader: ByteReader, { bytes, bodyBytes }: BoxHead): AsyncGenerator<Buffer> {
  if (bodyBytes > LARGEST_INDEX && bodyBytes !== Number.POSITIVE_INFINITY)
    throw new EngineError('failed', 'The ComfyUI server saved an mp4 whose index is too large.');
  yield bytes;
  const body = Buffer.from(await reader.take(Math.min(bodyBytes, LARGEST_INDEX)));
  blankInside(body);
  yield body;
}

/** Blanks in place what stands directly in the index and in its tracks. */
function blankInside(body: Buffer): void {
  for (let at = 0; at + 8 <= body.length;) {
    const size = body.readUInt32BE(at);
    const end = size === 0 ? body.length : Math.min(at + size, body.length);
    if (end < at + 8) return;
    const type = body.toString('latin1', at + 4, at + 8);
    if (type === 'trak') blankInside(body.subarray(at + 8, end));
    if (METADATA.has(type)) body.fill(0, at + 8, end).write('free', at + 4, 'latin1');
    at = end;
  }
}
