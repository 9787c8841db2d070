import { readdirSync, readFileSync } from 'node:fs';

/** What a server answered: JSON, text, or so many bytes of a file. */
export interface RecordedAnswer {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly bytes?: number;
  readonly type?: string;
}

/** One request and what came of it; without an answer the connection was refused. */
export interface RecordedExchange {
  readonly note?: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly idempotencyKey?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly answer?: RecordedAnswer;
}

/** A WebSocket that was opened, or what the server said over it. */
export type RecordedSocket =
  | { readonly socket: 'open'; readonly path: string }
  | { readonly socket: 'message'; readonly json: unknown };

/** What was recorded of one server, in its order. */
export interface Transcript {
  readonly server: string;
  readonly exchanges: readonly (RecordedExchange | RecordedSocket)[];
}

const FOLDER = new URL('../../src/recorded/__fixtures__/', import.meta.url);

/** The names of a server's transcripts: `clipwright-success`, say. */
export const transcriptsOf = (server: string): string[] =>
  readdirSync(new URL(`${server}/`, FOLDER))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

/** A transcript by its server and name, with other words in place of some: the ids of another run, say. */
export function transcript(name: string, words: Readonly<Record<string, string>> = {}): Transcript {
  const text = readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
  const renamed = Object.entries(words).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return JSON.parse(renamed) as Transcript;
}

export const isExchange = (one: Transcript['exchanges'][number]): one is RecordedExchange => 'method' in one;

/** The exchanges of a transcript, without what was said over a socket. */
export const exchangesOf = ({ exchanges }: Transcript): RecordedExchange[] => exchanges.filter(isExchange);

/** The first exchange of a method whose path begins so. */
export function recordedExchange(from: Transcript, method: string, path: string): RecordedExchange {
  const found = exchangesOf(from).find((one) => one.method === method && one.path.startsWith(path));
  if (found === undefined) throw new Error(`Nothing was recorded of ${method} ${path}.`);
  return found;
}
