import { type Agent, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { PATIENCE_MS } from './wait-until.js';

/** Names and values in the order in which they are sent; a name may come twice. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface Call {
  readonly method?: string;
  /** Sent as it is: path and query. */
  readonly path: string;
  /** Sent as `Authorization: Bearer`. */
  readonly key?: string;
  readonly headers?: HeaderList;
  /**
   * `Transfer-Encoding: chunked` among the headers sends it in chunks. Bytes and text are sent as they are;
   * anything else as JSON, with its content type.
   */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** Breaks the call off, as a client that hangs up does. */
  readonly signal?: AbortSignal;
  /** Certificate to trust, for https. */
  readonly ca?: string;
  /** Whose connections it is made on, and left to, for http. */
  readonly agent?: Agent;
}

/** An answer with nothing taken away: every header as received. */
export class Answer {
  constructor(
    readonly status: number,
    readonly rawHeaders: HeaderList,
    readonly bytes: Buffer,
    readonly elapsedMs: number,
  ) {}

  /** All values of a header, in order. */
  all(name: string): string[] {
    return this.rawHeaders
      .filter(([sent]) => sent.toLowerCase() === name.toLowerCase())
      .map(([, value]) => value);
  }

  /** The value of a header that came at most once; null without it. */
  header(name: string): string | null {
    const values = this.all(name);
    if (values.length > 1) throw new Error(`${name} came ${values.length} times.`);
    return values[0] ?? null;
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }

  get json(): unknown {
    return JSON.parse(this.text) as unknown;
  }
}

/**
 * Makes one call, on a connection of its own unless an agent is given, and reads the whole answer, of
 * whatever status.
 */
export async function call(origin: string, options: Call): Promise<Answer> {
  const startMs = performance.now();
  const response = await exchange(new URL(origin), options);
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
  return new Answer(response.statusCode ?? 0, headers, Buffer.concat(chunks), performance.now() - startMs);
}

function exchange(origin: URL, options: Call): Promise<IncomingMessage> {
  const { method = 'GET', path, timeoutMs = PATIENCE_MS, signal, ca, agent } = options;
  const body = bodyBytes(options.body);
  const send = origin.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send({
      host: origin.hostname,
      port: origin.port,
      method,
      path,
      headers: headerLines(origin, options, body).flat(),
      agent: agent ?? false,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      ...(ca === undefined ? {} : { ca }),
    });
    // An answer may come before the whole body was taken; what happens to the rest of the body then does not
    // matter.
    request.once('response', resolve).on('error', reject);
    request.end(body ?? undefined);
  });
}

function bodyBytes(body: unknown): Buffer | null {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The caller's headers, and before and after them those that he left to us. */
function headerLines(
  origin: URL,
  { key, headers = [], body, agent }: Call,
  bytes: Buffer | null,
): HeaderList {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
  const ours: [name: string, value: string | null][] = [
    ['Host', origin.host],
    ['Content-Type', isJson ? 'application/json' : null],
    ['Content-Length', bytes === null || isSent(headers, 'transfer-encoding') ? null : String(bytes.length)],
  ];
  const missing = ours.flatMap(([name, value]) =>
    value === null || isSent(headers, name) ? [] : [[name, value] as const],
  );
  const credential = key === undefined ? [] : [['Authorization', `Bearer ${key}`] as const];
  return [...missing, ...credential, ...headers, endingOf(agent)];
}

const endingOf = (agent: Agent | undefined): readonly [string, string] => [
  'Connection',
  agent === undefined ? 'close' : 'keep-alive',
];

const isSent = (headers: HeaderList, name: string): boolean =>
  headers.some(([sent]) => sent.toLowerCase() === name.toLowerCase());
