import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, Refused, sentenceOf } from './call.js';
import { go } from './router.js';

/** Something that is read from the server: not there yet, there, or why not. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly fault: string | null;
  reload(): Promise<void>;
}

/**
 * Reads a path when it changes, and again every `everyMs` while the page can be seen. Signed out: to the
 * sign-in page.
 */
export function useLoaded<Value>(path: string, everyMs: number | null = null): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef(path);
  asked.current = path;

  const reload = useCallback(async (): Promise<void> => {
    try {
      const answer = await call<Value>('GET', path);
      if (asked.current !== path) return;
      setValue(answer);
      setFault(null);
    } catch (error) {
      leaveWhenSignedOut(error);
      setFault(sentenceOf(error));
    }
  }, [path]);

  useEffect(() => void reload(), [reload]);
  useEvery(everyMs, reload);
  return { value, fault, reload };
}

/** Runs something again and again while the page can be seen; null: never. */
export function useEvery(everyMs: number | null, work: () => unknown): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(
      () => void (document.visibilityState === 'visible' && latest.current()),
      everyMs,
    );
    return () => clearInterval(timer);
  }, [everyMs]);
}

export function leaveWhenSignedOut(error: unknown): void {
  if (error instanceof Refused && error.code === 'sign_in_required') go('/sign-in', { replace: true });
}
