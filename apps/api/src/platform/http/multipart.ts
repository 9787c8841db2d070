import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { InvalidRequestError } from '@clipwright/core/errors';
import type { SentBody } from './sent-body.js';
import type { UnreadBody } from './unread-body.js';

const MOST_PARTS = 2;
const HEADER_PAIRS = 20;

const PARTS_TAKEN =
  'The multipart body takes one file part "image" and one part "request" of type application/json';

interface Part {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const invalid = (message: string, param: string | null = null) =>
  new InvalidRequestError({ message: `${message}.`, param });

/** Reads the two parts that the image route takes, each at most once. */
export async function readMultipart(body: UnreadBody): Promise<SentBody> {
  const parts = await collectParts(body);
  const [image, ...moreImages] = parts.filter(({ name }) => name === 'image');
  const [request, ...moreRequests] = parts.filter(({ name }) => name === 'request');
  if (image === undefined) throw invalid(`${PARTS_TAKEN}; "image" is missing`, 'image');
  if (moreImages.length + moreRequests.length > 0) throw invalid(`${PARTS_TAKEN}; one came twice`);
  return {
    json: request === undefined ? null : jsonOf(request),
    upload: image.bytes,
    release: () => body.release(),
  };
}

function jsonOf({ mediaType, bytes }: Part): Buffer {
  if (mediaType.toLowerCase() !== 'application/json')
    throw invalid(`${PARTS_TAKEN}; "request" came as ${mediaType.slice(0, 60)}`, 'request');
  return bytes;
}

/**
 * Every part as bytes. The parser is told to hand fields over as files, so that nothing is decoded on the
 * way.
 */
async function collectParts(body: UnreadBody): Promise<Part[]> {
  const parser = openParser(body);
  const source = await body.open();
  const parts: Promise<Part>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    refuseAbove(body, source, reject);
    parser.on('file', (name, stream, _file, _encoding, mediaType) => {
      const part = collect(name, mediaType, stream);
      part.catch(reject);
      parts.push(part);
    });
    parser.on('partsLimit', () => reject(invalid(`${PARTS_TAKEN}, and no other`)));
    parser.on('error', () => reject(invalid('The multipart body is malformed')));
    parser.on('finish', resolve);
  });
  source.once('aborted', () => parser.destroy(new Error('aborted')));
  source.pipe(parser);
  try {
    await ended;
    return namedOnly(await Promise.all(parts));
  } finally {
    source.unpipe(parser);
    source.resume();
  }
}

/** A body in chunks announces no length: it is refused as soon as more came than the route takes. */
function refuseAbove(body: UnreadBody, source: Readable, refuse: (error: Error) => void): void {
  let size = 0;
  source.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > body.limitBytes) refuse(body.tooLarge());
  });
}

function openParser(body: UnreadBody): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': body.contentType ?? '' },
      isPartAFile: () => true,
      limits: { parts: MOST_PARTS + 1, headerPairs: HEADER_PAIRS },
    });
  } catch {
    throw invalid('The multipart body has no usable boundary');
  }
}

async function collect(name: string, mediaType: string, stream: BusboyFileStream): Promise<Part> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return { name, mediaType, bytes: Buffer.concat(chunks) };
}

function namedOnly(parts: Part[]): Part[] {
  const unknown = parts.find(({ name }) => name !== 'image' && name !== 'request');
  if (unknown !== undefined) throw invalid(`${PARTS_TAKEN}, and no other`);
  return parts;
}
