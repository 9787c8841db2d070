import type { OwnVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { VideoCard } from '../parts/video-card.js';
import { useEvery } from '../use-loaded.js';
import { isUnfinished } from '../words.js';

const FOLLOW_EVERY_MS = 500;

/** The video that the playground asked for, from its first moment to its end. */
export function PlaygroundResult({ videoId }: { videoId: string | null }): JSX.Element {
  const [video, setVideo] = useState<OwnVideo | null>(null);
  const read = async (): Promise<void> => {
    if (videoId !== null) setVideo(await call<OwnVideo>('GET', `videos/${videoId}`).catch(() => video));
  };
  useEffect(() => void read(), [videoId]);
  useEvery(videoId !== null && (video === null || isUnfinished(video.status)) ? FOLLOW_EVERY_MS : null, read);
  if (video === null || video.video_id !== videoId) {
    return <Room text={videoId === null ? 'Your video appears here.' : 'Waiting…'} />;
  }
  return (
    <section class="result-room" aria-label="Result" aria-live="polite">
      <VideoCard video={video}>
        {video.video_url === null ? null : (
          <a class="button" href={video.video_url} download={`${video.video_id}.mp4`}>
            Download
          </a>
        )}
      </VideoCard>
    </section>
  );
}

/** As large as the video that comes, so that nothing jumps. */
const Room = ({ text }: { text: string }): JSX.Element => (
  <section class="result-room" aria-label="Result" aria-live="polite">
    <div class="video">
      <div class="player">
        <p class="unplayable">{text}</p>
      </div>
      <div class="video-text">
        <p class="muted small">A few seconds for a short one. It is kept under Videos.</p>
      </div>
    </div>
  </section>
);
