import type { Video } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { reasonText } from '../call.js';
import { dateOf, isUnfinished, outlookOf, words } from '../words.js';
import { Held } from '../parts/held.js';
import { likesMotion } from './likes-motion.js';
import { settingsText } from '../parts/video-card.js';

interface StageProps {
  readonly video: Video;
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly children: ComponentChildren;
}

/** The result: in its own shape, playing again and again, with its words below. */
export const Stage = ({ video, player, children }: StageProps): JSX.Element => (
  <article class="stage-video" aria-label={video.prompt ?? words().untitled}>
    <div class="stage-room" data-ratio={video.aspect_ratio}>
      <Shown video={video} player={player} />
    </div>
    <p class="unseen" role="status">
      {words().status[video.status]}
    </p>
    <div class="stage-text">
      <p class="stage-prompt">{video.prompt ?? <em>{words().fromImageAlone}</em>}</p>
      <p class="muted small">
        {settingsText(video)} · {dateOf(video.created_at)}
      </p>
      <Told video={video} />
      {children}
    </div>
  </article>
);

function Shown({ video, player }: Omit<StageProps, 'children'>): JSX.Element {
  if (isUnfinished(video.status)) return <Making video={video} />;
  if (video.video_url === null) return <p class="stage-word">{words().status[video.status]}</p>;
  return (
    <video
      key={video.video_id}
      ref={player}
      class="stage-clip"
      data-ratio={video.aspect_ratio}
      src={video.video_url}
      poster={video.poster_url ?? undefined}
      aria-label={video.prompt ?? words().untitled}
      autoplay={likesMotion()}
      controls
      loop
      muted
      playsInline
    />
  );
}

/** A frame of the shape that comes, and how far it is. */
const Making = ({ video }: { video: Video }): JSX.Element => (
  <div class="stage-clip stage-making" data-ratio={video.aspect_ratio}>
    <div class="making">
      <p>{outlookOf(video)}</p>
      <Held video={video} />
      <progress
        max={100}
        value={video.status === 'queued' ? 0 : video.progress}
        aria-label={words().progress}
      />
    </div>
  </div>
);

/** How it came out, where there is more to say than that it did. */
const Told = ({ video }: { video: Video }): JSX.Element => (
  <>
    {video.error === null ? null : <p class="why">{reasonText(video.error)}</p>}
    {video.status === 'failed' ? <p class="small">{words().costNothing}</p> : null}
    {video.warnings.map((warning) => (
      <p key={warning} class="muted small">
        {warning}
      </p>
    ))}
  </>
);
