import type { CreditEntries } from '@clipwright/core/dashboard';
import { useEffect, useState } from 'preact/hooks';
import { call } from './call.js';
import { useChange } from './events/live.js';
import { topicsOf } from './events/topics.js';
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
      setPage((before) => (cursor === null ? newest(before, answer) : below(before, answer)));
    });
  useEffect(() => load(null), [path]);
  const refresh = async (): Promise<void> => {
    const answer = await call<CreditEntries>('GET', path).catch(() => null);
    if (answer !== null) setPage((before) => newest(before, answer));
  };
  useChange(topicsOf(path), () => (fault === null ? refresh() : load(null)));
  return { page, fault, more: () => load(page?.next_cursor ?? null), reload: () => load(null) };
}

const below = (before: CreditEntries | null, answer: CreditEntries): CreditEntries => ({
  ...answer,
  entries: [...(before?.entries ?? []), ...answer.entries],
});

/** What was shown further down stays, where what was read reaches it. */
function newest(before: CreditEntries | null, answer: CreditEntries): CreditEntries {
  if (before === null) return answer;
  const last = answer.entries.at(-1)?.id;
  const at = before.entries.findIndex(({ id }) => id === last);
  const rest = at === -1 ? [] : before.entries.slice(at + 1);
  return rest.length === 0 ? answer : { ...before, entries: [...answer.entries, ...rest] };
}
