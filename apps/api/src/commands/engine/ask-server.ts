import { foreignText, readWithin, withoutSecrets } from '@clipwright/engines/looks';
import { operatorFetch } from '@clipwright/engines/safe-fetch';
import { CommandError } from '../command-error.js';
import { unreachableText } from './unreachable-text.js';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

/** Where a server is, and what it is to be shown. */
export interface ServerAddress {
  readonly url: string;
  /** The variable of the environment that holds the key, and the key. */
  readonly keyName: string | null;
  readonly key: string | undefined;
}

/** A whole answer, whatever program gave it. */
export interface ServerAnswer {
  readonly status: number;
  /** The program in front, by its own word: `nginx/1.27.0`. */
  readonly server: string | null;
  readonly location: string | null;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
  /** Of the page. */
  readonly title: string | null;
  /** The first line of a body that is neither. */
  readonly line: string;
}

/** Asks a server for a path below its address. @throws CommandError that says how to mend it where nothing answers */
export async function askServer(
  { url, key }: Omit<ServerAddress, 'keyName'>,
  path: string,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  try {
    const response = await operatorFetch(new URL(path, `${url}/`), {
      headers: {
        accept: 'application/json, */*',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const bytes = await readWithin(response.body, MOST_BYTES);
    return answerOf(response, withoutSecrets(String(bytes ?? ''), key === undefined ? [] : [key]));
  } catch (error) {
    signal.throwIfAborted();
    throw new CommandError(unreachableText(url, error));
  }
}

function answerOf({ status, headers }: Response, text: string): ServerAnswer {
  const server = headers.get('server');
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1]?.trim() ?? '';
  return {
    status,
    server: server === null ? null : foreignText(server),
    location: headers.get('location'),
    json: jsonOf(text),
    title: title === '' ? null : foreignText(title),
    line: /^\s*</.test(text) ? '' : foreignText(text),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
