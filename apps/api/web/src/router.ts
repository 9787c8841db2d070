import { useEffect, useState } from 'preact/hooks';

const MOVED = 'clipwright:moved';

type Path = `/${string}`;

interface Move {
  readonly replace?: boolean;
  /** The page to come back to: kept beside the address and not in it, where nobody can write a link that leads elsewhere. */
  readonly comeBackTo?: Path;
}

let moves = 0;

/** Whether the page that is shown was gone to from another one of the dashboard. */
export const hasMoved = (): boolean => moves > 0;

/**
 * Goes to another page of the dashboard without loading it anew. Paths are our own, never taken from an
 * address.
 */
export function go(path: Path, { replace = false, comeBackTo }: Move = {}): void {
  moves += 1;
  history[replace ? 'replaceState' : 'pushState']({ comeBackTo }, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

/** To the sign-in page, and back from there to what is shown now. */
export function goAndSignIn(): void {
  if (location.pathname !== '/sign-in')
    go('/sign-in', { replace: true, comeBackTo: `/${location.pathname.slice(1)}${location.search}` });
}

/** Where the sign-in page was come to from. */
export const placeToComeBackTo = (): Path =>
  (history.state as { comeBackTo?: Path } | null)?.comeBackTo ?? '/';

/** Writes what is shown into the address, so that it is there again after a reload; null: nothing is. */
export function note(name: string, value: string | null): void {
  const query = new URLSearchParams(location.search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  history.replaceState(
    history.state,
    '',
    query.size === 0 ? location.pathname : `${location.pathname}?${query}`,
  );
}

/** What an address says of what is shown; null where it says nothing. */
export const noted = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** The path of the page that is shown. */
export function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const read = (): void => setPath(location.pathname);
    addEventListener('popstate', read);
    addEventListener(MOVED, read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener(MOVED, read);
    };
  }, []);
  return path;
}
