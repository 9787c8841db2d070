import type { Video } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { reasonText } from '../call.js';
import { dateOf, words } from '../words.js';
import { Player } from './player.js';

/** "modela2 · 720p · 16:9 · 5 s · 24 fps · sound · seed 7" */
export const settingsText = (video: Video): string =>
  [
    video.video_model,
    video.resolution,
    video.aspect_ratio,
    `${video.duration} s`,
    `${video.fps} fps`,
    ...(video.has_audio ? [words().sound] : []),
    words().seed(String(video.seed)),
    ...(video.engine === null ? [] : [words().engine(video.engine).replace(' ', '\u00a0')]),
  ].join(' · ');

/** A video: player, prompt, settings, state, and what can be done with it. */
export function VideoCard({
  video,
  alone = false,
  children,
}: {
  video: Video;
  alone?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <article class="video" aria-label={video.prompt ?? words().untitled}>
      <Player video={video} alone={alone} />
      <div class="video-text">
        <p class="video-state">
          <span class={`state ${video.status}`}>{words().status[video.status]}</span>
          <time dateTime={video.created_at}>{dateOf(video.created_at)}</time>
        </p>
        <p class="prompt">{video.prompt ?? <em>{words().fromImageAlone}</em>}</p>
        <p class="muted small">
          {settingsText(video)}
          {video.credits_used > 0 ? ` · ${words().count.credits(video.credits_used)}` : ''}
        </p>
        <Told video={video} />
        {children === undefined ? null : <p class="card-actions">{children}</p>}
      </div>
    </article>
  );
}

/** Whose it is, where operators look, and what is to be said of how it came out. */
const Told = ({ video }: { video: Video }): JSX.Element => (
  <>
    {video.email === undefined ? null : <p class="muted small">{video.email}</p>}
    {video.trashed_at === null ? null : <p class="muted small">{words().videos.trash.inTrash}</p>}
    {video.trace_id === undefined || video.trace_id === null ? null : (
      <p class="muted small">
        {words().videos.trace} <code>{video.trace_id}</code>
      </p>
    )}
    {video.error === null ? null : <p class="why">{reasonText(video.error)}</p>}
    {video.status === 'failed' ? <p class="small">{words().costNothing}</p> : null}
    {video.warnings.map((warning) => (
      <p key={warning} class="muted small">
        {warning}
      </p>
    ))}
  </>
);
