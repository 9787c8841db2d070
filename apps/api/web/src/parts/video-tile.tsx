import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { isUnfinished, outlookOf, titleOf, words } from '../words.js';
import { Link } from './link.js';

const HOVER_MS = 350;

interface TileProps {
  readonly video: Video;
  readonly picked: boolean;
  /** Stays the same from one drawing to the next. */
  readonly onPick: (id: string, picked: boolean) => void;
}

/** A video among many: its picture in its own shape, which plays without sound under the pointer. Drawn anew when it has changed. */
export const VideoTile = ({ video, picked, onPick }: TileProps): JSX.Element =>
  useMemo(() => <Tile video={video} picked={picked} onPick={onPick} />, [video, picked, onPick]);

function Tile({ video, picked, onPick }: TileProps): JSX.Element {
  const title = titleOf(video.prompt);
  const { plays, enter, leave } = useHover();
  return (
    <article
      class={picked ? 'tile picked' : 'tile'}
      data-ratio={video.aspect_ratio}
      aria-label={title}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <Link to={`/videos/${video.video_id}`} class="tile-link">
        <span class="tile-picture">
          <Picture video={video} />
          {plays && video.video_url !== null ? (
            <video src={video.video_url} muted autoplay loop playsInline tabIndex={-1} aria-hidden="true" />
          ) : null}
        </span>
        <span class="tile-text">
          <span class="tile-title">{title}</span>
          <span class="tile-facts">{factsOf(video)}</span>
        </span>
      </Link>
      <label class="tile-pick">
        <input
          type="checkbox"
          checked={picked}
          aria-label={words().videos.select(title)}
          onChange={(event) => onPick(video.video_id, event.currentTarget.checked)}
        />
      </label>
    </article>
  );
}

const factsOf = (video: Video): string =>
  [
    ...(video.status === 'completed' ? [] : [words().status[video.status]]),
    `${video.duration} s`,
    video.resolution,
    ...(video.has_audio ? [words().sound] : []),
  ].join(' · ');

function Picture({ video }: { video: Video }): JSX.Element {
  if (video.status !== 'completed')
    return (
      <span class="tile-state">
        {isUnfinished(video.status) ? outlookOf(video) : words().status[video.status]}
      </span>
    );
  return (
    <>
      {video.placeholder === null ? null : (
        <img class="blur" alt="" src={`data:image/webp;base64,${video.placeholder}`} />
      )}
      {video.poster_url === null ? null : (
        <img alt="" src={video.poster_url} loading="lazy" decoding="async" />
      )}
    </>
  );
}

interface Hover {
  readonly plays: boolean;
  readonly enter: (event: PointerEvent) => void;
  readonly leave: () => void;
}

/** After a moment under a mouse: nothing is fetched for a pointer that only passes, nor for whoever wants things still. */
function useHover(): Hover {
  const [plays, setPlays] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setPlays(true), HOVER_MS);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    setPlays(false);
  };
  return { plays, enter, leave };
}
