import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { InvalidRequestError } from '@clipwright/core/errors';
import type { UnreadBody } from './unread-body.js';

const HEADER_PAIRS = 20;

/** One part of a form, as it came. */
export interface FormPart {
  readonly name: string;
  readonly mediaType: string;
  /** Whether it came with the name of a file. */
  readonly isFile: boolean;
  readonly bytes: Buffer;
}

/** What a form may be. */
export interface FormRules {
  readonly mostParts: number;
  /** What it takes, for the refusal of one that brings more. */
  readonly takes: string;
}

/** A refusal of a form; the sentence without its full stop. */
export const invalidForm = (message: string, param: string | null = null) =>
  new InvalidRequestError({ message: `${message}.`, param });

/**
 * Every part as bytes. The parser is told to hand fields over as files, so that nothing is decoded on the
 * way.
 * @throws InvalidRequestError, BodyTooLargeError, BusyError
 */
export async function readParts(body: UnreadBody, { mostParts, takes }: FormRules): Promise<FormPart[]> {
  const parser = openParser(body, mostParts);
  const source = await body.open();
  const parts: Promise<FormPart>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    refuseAbove(body, source, reject);
    parser.on('file', (name, stream, file: string | undefined, _encoding, mediaType) => {
      const part = collect({ name, mediaType, isFile: file !== undefined }, stream);
      part.catch(reject);
      parts.push(part);
    });
    parser.on('partsLimit', () => reject(invalidForm(`${takes}, and no other`)));
    parser.on('error', () => reject(invalidForm('The multipart body is malformed')));
    parser.on('finish', resolve);
  });
  source.once('aborted', () => parser.destroy(new Error('aborted')));
  source.pipe(parser);
  try {
    await ended;
    return await Promise.all(parts);
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

function openParser(body: UnreadBody, mostParts: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': body.contentType ?? '' },
      isPartAFile: () => true,
      limits: { parts: mostParts + 1, headerPairs: HEADER_PAIRS },
    });
  } catch {
    throw invalidForm('The multipart body has no usable boundary');
  }
}

async function collect(part: Omit<FormPart, 'bytes'>, stream: BusboyFileStream): Promise<FormPart> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return { ...part, bytes: Buffer.concat(chunks) };
}
