import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Held } from './held.js';
import { isUnfinished, outlookOf, words } from '../words.js';

const AHEAD = '300px';

/** True once the element has come near the screen: what is far down the list is not fetched. */
function useNear(): readonly [{ current: HTMLDivElement | null }, boolean] {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => void (entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)),
      { rootMargin: AHEAD },
    );
    if (room.current !== null) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  return [room, isNear];
}

interface PlayerProps {
  readonly video: Video;
  /** The one video of a page: its first frame comes from the file, which lists never fetch. */
  readonly alone?: boolean;
}

/**
 * The room of a video, in its ratio: its picture and a player, or how far it has come. The room's size never
 * changes.
 */
export function Player({ video, alone = false }: PlayerProps): JSX.Element {
  const [room, isNear] = useNear();
  return (
    <div class="player" data-ratio={video.aspect_ratio} ref={room}>
      {video.placeholder === null ? null : (
        <img class="blur" alt="" src={`data:image/webp;base64,${video.placeholder}`} />
      )}
      {video.video_url !== null && isNear ? (
        <Playable video={video} url={video.video_url} alone={alone} />
      ) : (
        <Unplayable video={video} />
      )}
    </div>
  );
}

/** The picture, and the browser's own player from the first click on: only then the file is fetched. */
function Playable({
  video: { poster_url: poster, prompt },
  url,
  alone,
}: Required<PlayerProps> & { url: string }): JSX.Element {
  const name = prompt ?? words().untitled;
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const play = (): void => {
    setBegun(true);
    video.current?.focus();
    void video.current?.play();
  };
  return (
    <>
      <video
        ref={video}
        controls={begun}
        playsInline
        preload={alone ? 'metadata' : 'none'}
        poster={poster ?? undefined}
        src={poster === null ? `${url}#t=0.1` : url}
        aria-label={name}
        tabIndex={begun ? 0 : -1}
      />
      {begun ? null : (
        <button type="button" class="play" aria-label={words().play(name)} onClick={play}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 4v16l14-8z" />
          </svg>
        </button>
      )}
    </>
  );
}

function Unplayable({ video }: { video: Video }): JSX.Element {
  if (isUnfinished(video.status)) return <Progress video={video} />;
  return <p class="unplayable">{video.status === 'completed' ? '' : words().status[video.status]}</p>;
}

const Progress = ({ video }: { video: Video }): JSX.Element => (
  <div class="making">
    <p>{outlookOf(video)}</p>
    <Held video={video} />
    <progress
      max={100}
      value={video.status === 'queued' ? 0 : video.progress}
      aria-label={words().progress}
    />
  </div>
);
