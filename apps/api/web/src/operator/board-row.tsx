import type { BoardVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { firstClick } from '../first-click.js';
import { Link } from '../parts/link.js';
import { agoOf, isUnfinished, titleOf, words } from '../words.js';
import { WORK_WORDS as WORDS } from './words.js';

/** What can be done about a video of the board. */
export interface BoardActs {
  readonly busy: boolean;
  readonly front: (video: BoardVideo) => void;
  readonly again: (video: BoardVideo) => void;
  readonly cancel: (video: BoardVideo) => void;
}

const nameOf = ({ prompt }: BoardVideo): string => (prompt === null ? WORDS.noPrompt : titleOf(prompt));

/** A video on the board: what it is, whose, how far, and what can be done about it. */
export const BoardRow = ({ video, acts }: { video: BoardVideo; acts: BoardActs }): JSX.Element => (
  <li class="board-video">
    <p class="board-name">
      {nameOf(video)}
      {video.trial ? <span class="tag">{WORDS.trial}</span> : null}
    </p>
    <p class="muted small">
      <Link to={`/operator/accounts/${video.account_id}`}>{video.email}</Link> · {factsOf(video).join(' · ')}
    </p>
    <Standing video={video} />
    <Actions video={video} acts={acts} />
  </li>
);

const factsOf = ({ video_model: model, resolution, duration, engine, replica }: BoardVideo): string[] => [
  model,
  `${resolution}, ${duration} s`,
  ...(engine === null ? [] : [replica === null || replica === engine ? engine : `${engine} ${replica}`]),
];

function Standing({ video }: { video: BoardVideo }): JSX.Element {
  if (video.status === 'processing')
    return (
      <p class="board-making small">
        <progress max={100} value={video.progress} aria-label={nameOf(video)} />
        <span>
          {video.progress} %
          {video.estimated_seconds === null ? '' : ` · ${WORDS.about(video.estimated_seconds)}`}
        </span>
      </p>
    );
  if (video.status === 'queued') return <p class="small">{placeOf(video)}</p>;
  return (
    <>
      <p class="small">
        <span class={`state ${video.status}`}>{words().status[video.status]}</span>{' '}
        <span class="muted">{endOf(video)}</span>
      </p>
      {video.error === null ? null : <p class="why small">{video.error.message}</p>}
    </>
  );
}

function placeOf({
  queue_position: position,
  estimated_seconds: seconds,
  created_at: since,
}: BoardVideo): string {
  const place = position === null ? [] : [position === 1 ? WORDS.next : WORDS.place(position)];
  return [...place, ...(seconds === null ? [] : [WORDS.about(seconds)]), agoOf(since)].join(' · ');
}

function endOf({ started_at: started, completed_at: ended }: BoardVideo): string {
  if (ended === null) return '';
  const took = started === null ? null : (Date.parse(ended) - Date.parse(started)) / 1000;
  return [agoOf(ended), ...(took === null ? [] : [WORDS.took(took)])].join(' · ');
}

function Actions({ video, acts }: { video: BoardVideo; acts: BoardActs }): JSX.Element | null {
  const offered: (readonly [string, (video: BoardVideo) => void])[] = [
    ...(video.status === 'queued' && video.queue_position !== 1 ? [[WORDS.front, acts.front] as const] : []),
    ...(video.status === 'failed' && !video.trial ? [[WORDS.again, acts.again] as const] : []),
    ...(isUnfinished(video.status) ? [[WORDS.cancel, acts.cancel] as const] : []),
  ];
  if (offered.length === 0) return null;
  return (
    <p class="board-acts">
      {offered.map(([name, act]) => (
        <button
          key={name}
          type="button"
          class="quiet"
          aria-disabled={acts.busy}
          aria-label={WORDS.actOn(name, nameOf(video))}
          onClick={firstClick(() => act(video))}
        >
          {name}
        </button>
      ))}
    </p>
  );
}
