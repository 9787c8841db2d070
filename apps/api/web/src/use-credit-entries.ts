import type { CreditEntries } from '@clipwright/core/dashboard';
import { useEffect, useState } from 'preact/hooks';
import { call } from './call.js';
import { useAction } from './use-action.js';

/** The ledger of an account, a page more each time it is asked for. */
export interface CreditList {
  readonly page: CreditEntries | null;
  readonly fault: string | null;
  readonly more: () => void;
  readonly reload: () => void;
}

export function useCreditEntries(path: string): CreditList {
  const [page, setPage] = useState<CreditEntries | null>(null);
  const { fault, run } = useAction();
  const load = (cursor: string | null): void =>
    void run(async () => {
      const query = cursor === null ? '' : `?cursor=${cursor}`;
      const answer = await call<CreditEntries>('GET', `${path}${query}`);
      setPage((before) => ({
        ...answer,
        entries: [...(cursor === null ? [] : (before?.entries ?? [])), ...answer.entries],
      }));
    });
  useEffect(() => load(null), [path]);
  return { page, fault, more: () => load(page?.next_cursor ?? null), reload: () => load(null) };
}
