import type { OwnVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { VideoCard } from '../parts/video-card.js';
import { useEvery } from '../use-loaded.js';
import { isUnfinished } from '../words.js';

const FOLLOW_EVERY_MS = 500;

interface Followed {
  readonly id: string | null;
  /** Null until it was read. */
  readonly video: OwnVideo | null;
  /** It was deleted, or it is somebody else's. */
  readonly gone: boolean;
}

const unread = (id: string | null): Followed => ({ id, video: null, gone: false });

const mustLook = ({ id, video, gone }: Followed): boolean =>
  id !== null && !gone && (video === null || isUnfinished(video.status));

/** Reads a video until it has ended. */
function useFollowedVideo(id: string | null): Followed {
  const [known, setKnown] = useState(unread(id));
  const followed = known.id === id ? known : unread(id);
  const read = async (): Promise<void> => {
    if (id === null) return;
    try {
      setKnown({ id, video: await call<OwnVideo>('GET', `videos/${id}`), gone: false });
    } catch (error) {
      if (error instanceof Refused && error.status === 404) setKnown({ id, video: null, gone: true });
    }
  };
  useEffect(() => void read(), [id]);
  useEvery(mustLook(followed) ? FOLLOW_EVERY_MS : null, read);
  return followed;
}

/** The video that the playground asked for, from its first moment to its end. */
export function PlaygroundResult({
  videoId,
  onAgain,
}: {
  videoId: string | null;
  onAgain: () => void;
}): JSX.Element {
  const room = useRef<HTMLElement>(null);
  const shown = useRef(videoId);
  const followed = useFollowedVideo(videoId);
  useEffect(() => {
    // On a phone the result is below the form: a new one comes into sight.
    if (shown.current !== videoId) room.current?.scrollIntoView({ block: 'nearest' });
    shown.current = videoId;
  }, [videoId]);
  return (
    <section class="result-room" aria-label="Result" aria-live="polite" ref={room}>
      {followed.video === null ? (
        <Room text={textOf(followed)} />
      ) : (
        <Result video={followed.video} onAgain={onAgain} />
      )}
    </section>
  );
}

function textOf({ id, gone }: Followed): string {
  if (gone) return 'This video was deleted. The next one appears here.';
  return id === null ? 'Your video appears here.' : 'Waiting…';
}

const Result = ({ video, onAgain }: { video: OwnVideo; onAgain: () => void }): JSX.Element => (
  <VideoCard video={video} alone>
    {video.video_url === null ? null : (
      <a class="button" href={video.video_url} download={`${video.video_id}.mp4`}>
        Download
      </a>
    )}
    {video.status === 'failed' ? (
      <button type="button" onClick={onAgain}>
        Try again
      </button>
    ) : null}
  </VideoCard>
);

/** As large as the video that comes, so that nothing jumps. */
const Room = ({ text }: { text: string }): JSX.Element => (
  <div class="video">
    <div class="player">
      <p class="unplayable">{text}</p>
    </div>
    <div class="video-text">
      <p class="muted small">A few seconds for a short one. It is kept under Videos.</p>
    </div>
  </div>
);
