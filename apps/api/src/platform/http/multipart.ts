import { type FormPart, invalidForm, readParts } from './form-parts.js';
import type { SentBody } from './sent-body.js';
import type { UnreadBody } from './unread-body.js';

const MOST_PARTS = 2;

const PARTS_TAKEN =
  'The multipart body takes one file part "image" and one part "request" of type application/json';

/** Reads the two parts that the image route takes, each at most once. */
export async function readMultipart(body: UnreadBody): Promise<SentBody> {
  const parts = namedOnly(await readParts(body, { mostParts: MOST_PARTS, takes: PARTS_TAKEN }));
  const [image, ...moreImages] = parts.filter(({ name }) => name === 'image');
  const [request, ...moreRequests] = parts.filter(({ name }) => name === 'request');
  if (image === undefined) throw invalidForm(`${PARTS_TAKEN}; "image" is missing`, 'image');
  if (moreImages.length + moreRequests.length > 0) throw invalidForm(`${PARTS_TAKEN}; one came twice`);
  return {
    json: request === undefined ? null : jsonOf(request),
    upload: image.bytes,
    release: () => body.release(),
  };
}

function jsonOf({ mediaType, bytes }: FormPart): Buffer {
  if (mediaType.toLowerCase() !== 'application/json')
    throw invalidForm(`${PARTS_TAKEN}; "request" came as ${mediaType.slice(0, 60)}`, 'request');
  return bytes;
}

function namedOnly(parts: FormPart[]): FormPart[] {
  const unknown = parts.find(({ name }) => name !== 'image' && name !== 'request');
  if (unknown !== undefined) throw invalidForm(`${PARTS_TAKEN}, and no other`);
  return parts;
}
