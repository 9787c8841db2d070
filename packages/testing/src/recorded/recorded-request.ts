import { isDeepStrictEqual } from 'node:util';
import type { WireRequest } from '../scripted-wire-request.js';
import type { RecordedExchange } from './transcript.js';

/** What differs in a request from the recorded one, or null. */
export async function differenceFrom(
  recorded: RecordedExchange,
  request: WireRequest,
): Promise<string | null> {
  const key = request.headers['idempotency-key'];
  if (recorded.idempotencyKey !== undefined && key !== recorded.idempotencyKey)
    return `idempotency-key ${String(key)} instead of ${recorded.idempotencyKey}`;
  if (recorded.form !== undefined) return formDifference(recorded.form, await formOf(request));
  if (recorded.json === undefined) return null;
  const [said, meant] = [withoutChance(jsonOf(request)), withoutChance(recorded.json)];
  return isDeepStrictEqual(said, meant)
    ? null
    : `${JSON.stringify(said)} instead of ${JSON.stringify(meant)}`;
}

/** Of a form with a file, the recorder kept some fields; of any other, all. */
function formDifference(
  meant: Readonly<Record<string, string>>,
  said: Readonly<Record<string, string>>,
): string | null {
  const names = Object.values(meant).includes('<file>')
    ? Object.keys(meant)
    : Object.keys({ ...meant, ...said });
  const other = names.find((name) => meant[name] !== said[name]);
  return other === undefined ? null : `${other}: ${String(said[other])} instead of ${String(meant[other])}`;
}

async function formOf(request: WireRequest): Promise<Record<string, string>> {
  if (!(request.headers['content-type'] ?? '').startsWith('multipart/form-data')) return {};
  const entries = [...(await request.form())];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '<file>']),
  );
}

function jsonOf(request: WireRequest): unknown {
  try {
    return request.json();
  } catch {
    return String(request.body);
  }
}

/** The name that a file is saved under ends with chance. */
const withoutChance = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/"filename_prefix":"[^"]*"/g, '"filename_prefix":""'));
