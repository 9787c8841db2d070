import { readFile } from 'node:fs/promises';
import { corpusFolder } from '../support-image/corpus-folder.js';

/**
 * A body made of many pieces: prefix + unit × times + suffix + close × times + tail, `{i}` being the piece's
 * number.
 */
export interface RepeatedBody {
  readonly prefix: string;
  readonly unit: string;
  readonly times: number | string;
  readonly suffix: string;
  readonly close?: string;
  readonly tail?: string;
}

/** One hostile request, and what may come of it. The corpus tells of the fields in its `meta`. */
export interface RequestRow {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string;
  readonly body_b64?: string;
  readonly body_repeat?: RepeatedBody;
  /** Bytes for a socket, as latin1. */
  readonly raw?: string;
  /** Absent: a HTTP client; raw: a socket; plain: a HTTP client to a server that requires HTTPS. */
  readonly transport?: 'raw' | 'plain';
  /** `drip:<bytes>/<seconds>s` or `slow_read`. */
  readonly send?: string;
  readonly timing_s?: number;
  /** Allowed statuses; 0 is a connection closed without an answer. */
  readonly expect: readonly number[];
  /** The exact text of the error. */
  readonly message?: string;
  readonly may_generate?: boolean;
  readonly assert?: string;
}

interface Corpus {
  readonly cases: readonly RequestRow[];
}

const OWN = new URL('../own/bad-requests.json', import.meta.url);

/** The rows to send: the corpus where there is one, and our own. `from` says which. */
export async function readRows(): Promise<{ rows: readonly RequestRow[]; from: string }> {
  const own = (await readJson(OWN)).cases;
  const folder = corpusFolder();
  if (folder === null)
    return { rows: own.map(soonMade), from: 'our own rows alone: there is no corpora folder' };
  return {
    rows: [...(await readJson(`${folder}/bad-requests.json`)).cases, ...own].map(soonMade),
    from: 'bad-requests.json and our own rows',
  };
}

/**
 * A row that is about its text makes the quickest video; of the others the size and the length are a part.
 */
function soonMade(row: RequestRow): RequestRow {
  if (row.group !== 'hostile-text' || row.body === undefined) return row;
  return { ...row, body: row.body.replace(/"duration":5\}$/, '"duration":1,"resolution":"480p"}') };
}

const readJson = async (file: string | URL): Promise<Corpus> =>
  JSON.parse(await readFile(file, 'utf8')) as Corpus;

/** Whether a row is meant for the image route. */
export const isForImages = (row: RequestRow): boolean =>
  row.path.includes('{{I2V}}') || (row.raw ?? '').includes('{{I2V}}');

/**
 * Whether a row is about what a request for a video says, at whatever door: sent at once by a HTTP client, and not about
 * the key against doubles, which creates alone read from a header.
 */
export const isForCreates = ({ path, title, transport, timing_s: timing, send }: RequestRow): boolean =>
  /^\{\{(?:T2V|I2V)\}\}/.test(path) &&
  transport === undefined &&
  timing === undefined &&
  send === undefined &&
  !title.includes('Idempotency-Key');

/** The field that a row is about; null where it is about something else. */
export function fieldOf({ group, title }: RequestRow): string | null {
  if (title.startsWith('negative_prompt')) return 'negative_prompt';
  return /^field-(\w+)$/.exec(group)?.[1] ?? null;
}
