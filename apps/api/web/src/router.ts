import { useEffect, useState } from 'preact/hooks';

const MOVED = 'clipwright:moved';

/**
 * Goes to another page of the dashboard without loading it anew. Paths are our own, never taken from an
 * address.
 */
export function go(path: `/${string}`, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

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
