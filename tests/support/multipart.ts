import type { HeaderList } from './call.js';

/** One part: its name, its media type, and what is in it. */
export type Part = readonly [name: string, type: string, content: Buffer | string];

const BOUNDARY = 'parts-of-a-test';

/** The body of a form with these parts, each with a file name, and the header that belongs to it. */
export function multipart(...parts: readonly Part[]): { headers: HeaderList; body: Buffer } {
  const bytes = parts.flatMap(([name, type, content]) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: [['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`]],
    body: Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
