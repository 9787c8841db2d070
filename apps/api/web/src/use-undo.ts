import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from './call.js';
import { useAction } from './use-action.js';

/** As long as the way back stands on the page; in the trash it is longer. */
const SHOWN_MS = 8_000;

/** Videos that were just put into the trash, and the way back. */
export interface Undo {
  readonly ids: readonly string[];
  readonly fault: string | null;
  note(videoId: string): void;
  undo(): void;
}

/** Remembers for a moment what was put into the trash; nothing where there is none. */
export function useUndo(trashDays: number, restored?: (videoId: string) => unknown): Undo {
  const [ids, setIds] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { fault, run } = useAction();
  const forget = (): void => {
    clearTimeout(timer.current);
    setIds([]);
  };
  const note = (videoId: string): void => {
    if (trashDays === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIds([]), SHOWN_MS);
    setIds((known) => [...known, videoId]);
  };
  const undo = (): void =>
    void run(async () => {
      forget();
      for (const id of ids) {
        await call('POST', `trash/${id}/restore`, {});
        await restored?.(id);
      }
    });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { ids, fault, note, undo };
}
