import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { VideoList } from '../use-video-list.js';
import type { LookedBack } from '../video-pages.js';
import { longDateOf, words } from '../words.js';

/** Pages that a search goes on by itself, before it is told to. */
const BY_ITSELF = 20;

interface LookBackProps {
  readonly list: VideoList;
  readonly lookedBack: LookedBack;
}

/** Goes on with a search for a while, says how far back it is, then waits until it is told to look further. */
export function LookBack({ list, lookedBack: { to, cursor } }: LookBackProps): JSX.Element {
  const [left, setLeft] = useState(BY_ITSELF);
  const look = (pages: number): void => {
    setLeft(pages - 1);
    list.more();
  };
  useEffect(() => {
    if (left > 0) look(left);
  }, [cursor]);
  const w = words().videos.search;
  const isLooking = left > 0 && list.fault === null;
  return (
    <div class="end-of-list look-back">
      <p role="status">
        {list.videos.length === 0 ? `${w.noneSoFar} ` : ''}
        {(isLooking ? w.looking : w.lookedBack)(longDateOf(to))}
      </p>
      {isLooking ? null : (
        <button type="button" onClick={() => look(BY_ITSELF)}>
          {w.further}
        </button>
      )}
    </div>
  );
}
