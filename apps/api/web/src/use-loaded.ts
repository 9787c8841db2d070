import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, Refused, sentenceOf } from './call.js';
import { useChange, usePace } from './events/live.js';
import { topicsOf } from './events/topics.js';
import { goAndSignIn } from './router.js';

/** Something that is read from the server: not there yet, there, or why not. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly fault: string | null;
  reload(): Promise<void>;
}

/** How often a server that did not answer is asked again. */
export const ASK_AGAIN_MS = 2_000;

/**
 * Reads a path when it changes, when events say that its answer has changed, and where none do every `everyMs` while
 * the page can be seen; where that did not work, until it does. Signed out: to the sign-in page.
 */
export function useLoaded<Value>(path: string, everyMs: number | null = null): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef(path);
  asked.current = path;
  const newest = useRef(0);

  const reload = useCallback(async (): Promise<void> => {
    newest.current += 1;
    const turn = newest.current;
    try {
      const answer = await call<Value>('GET', path);
      if (asked.current !== path || turn !== newest.current) return;
      setValue(answer);
      setFault(null);
    } catch (error) {
      leaveWhenSignedOut(error);
      setFault(sentenceOf(error));
    }
  }, [path]);

  useEffect(() => void reload(), [reload]);
  const topics = topicsOf(path);
  useChange(topics, reload);
  const pace = usePace(topics, everyMs);
  useEvery(fault === null ? pace : ASK_AGAIN_MS, reload);
  return { value, fault, reload };
}

/** Runs something again and again while the page can be seen, and at once when it is seen again; null: never. */
export function useEvery(everyMs: number | null, work: () => unknown): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (everyMs === null) return undefined;
    const look = (): void => void (document.visibilityState === 'visible' && latest.current());
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
}

export function leaveWhenSignedOut(error: unknown): void {
  if (error instanceof Refused && error.code === 'sign_in_required') goAndSignIn();
}
