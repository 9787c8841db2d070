import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words.js';

const AHEAD = '600px';

/** Asks for more when it comes near the screen; a button for those who don't scroll. */
export function EndOfList({ more }: { more: () => void }): JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => void (entries.some(({ isIntersecting }) => isIntersecting) && more()),
      { rootMargin: AHEAD },
    );
    if (end.current !== null) near.observe(end.current);
    return () => near.disconnect();
  }, [more]);
  return (
    <div class="end-of-list" ref={end}>
      <button type="button" onClick={more}>
        {words().more}
      </button>
    </div>
  );
}
