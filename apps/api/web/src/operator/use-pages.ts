import { useEffect, useRef, useState } from 'preact/hooks';
import { call, sentenceOf } from '../call.js';
import { ASK_AGAIN_MS, leaveWhenSignedOut, useEvery } from '../use-loaded.js';

/** A page of what was found. */
interface Page {
  readonly next_cursor: string | null;
}

/** Everything of one kind that a search finds, a page at a time. */
export interface Pages<Row> {
  /** Null until the first page is there. */
  readonly rows: readonly Row[] | null;
  readonly fault: string | null;
  /** Null where all are shown. */
  readonly more: (() => void) | null;
  /** Reads the first page anew. */
  reload(): Promise<void>;
  /** Shows rows otherwise than they were read. */
  change(how: (row: Row) => Row): void;
}

interface PagesQuery<Answer, Row> {
  readonly search: string;
  /** Of one kind only. */
  readonly kind?: string;
  /** What else the server is asked for, by name; empty ones are left out. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly rowsIn: (page: Answer) => readonly Row[];
}

/** Reads page after page of a path; a search begins anew. */
export function usePages<Answer extends Page, Row>(
  path: string,
  { search, kind = '', filters = {}, rowsIn }: PagesQuery<Answer, Row>,
): Pages<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef('');
  const more = Object.fromEntries(Object.entries({ kind, ...filters }).filter(([, value]) => value !== ''));

  const load = async (from: string): Promise<void> => {
    const query = `${path}?${new URLSearchParams({ search, ...more, cursor: from })}`;
    asked.current = query;
    try {
      const page = await call<Answer>('GET', query);
      if (asked.current !== query) return;
      setRows((before) => [...(from === '' ? [] : (before ?? [])), ...rowsIn(page)]);
      setCursor(page.next_cursor);
      setFault(null);
    } catch (error) {
      leaveWhenSignedOut(error);
      setFault(sentenceOf(error));
    }
  };
  useEffect(() => void load(''), [search, JSON.stringify(more)]);
  useEvery(fault === null ? null : ASK_AGAIN_MS, () => load(''));

  const next = cursor === null ? null : () => void load(cursor);
  const change = (how: (row: Row) => Row): void => setRows((before) => before?.map(how) ?? null);
  return { rows, fault, more: next, reload: () => load(''), change };
}
