import { Readable } from 'node:stream';
import type { HistoryEntry } from '../../credits/read-credits.door.js';

const HEAD = 'time,kind,purse,credits,change,video_id,reason\r\n';

/** What a spreadsheet would take for a formula stays text. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const line = ({ at, kind, purse, amount, change, videoId, reason }: HistoryEntry): string =>
  `${[at.toISOString(), kind, purse, amount, change, videoId ?? '', reason === null ? '' : cell(reason)].join(',')}\r\n`;

/**
 * The ledger of an account as CSV (RFC 4180), which is read on as its reader does. Its first page is read
 * before the answer begins: what can't be read at all is refused, not broken off.
 */
export async function creditsCsv(pages: AsyncGenerator<readonly HistoryEntry[]>): Promise<Readable> {
  const first = await pages.next();
  async function* text(): AsyncGenerator<string> {
    yield HEAD;
    if (first.done === true) return;
    yield first.value.map(line).join('');
    for await (const entries of pages) yield entries.map(line).join('');
  }
  return Readable.from(text(), { objectMode: false });
}
