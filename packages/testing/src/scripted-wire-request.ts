import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** One request as it came over the wire, read to its end. */
export class WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;

  constructor(incoming: IncomingMessage, body: Buffer) {
    this.method = incoming.method ?? '';
    this.target = incoming.url ?? '';
    this.headers = incoming.headers;
    this.body = body;
  }

  get path(): string {
    return this.target.split('?', 1)[0] ?? '';
  }

  json(): unknown {
    return JSON.parse(this.body.toString('utf8'));
  }

  /** The parts of a multipart body, or the fields of a form. */
  async form(): Promise<FormData> {
    const headers = { 'content-type': this.headers['content-type'] ?? '' };
    return await new Response(new Uint8Array(this.body), { headers }).formData();
  }
}

/** Reads a request to its end. Rejects when the caller goes away before that. */
export async function readRequest(incoming: IncomingMessage): Promise<WireRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return new WireRequest(incoming, Buffer.concat(parts));
}
