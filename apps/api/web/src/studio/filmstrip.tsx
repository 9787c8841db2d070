import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { EndOfList } from '../parts/end-of-list.js';
import { isUnfinished, outlookOf, words } from '../words.js';

interface FilmstripProps {
  readonly videos: readonly Video[];
  readonly shownId: string | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly onShow: (videoId: string) => void;
  readonly onCancel: (video: Video) => void;
}

const nameOf = ({ prompt }: Video): string => prompt ?? words().untitled;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The account's videos, newest first, and what is under way among them. One stop of the Tab key; arrows go along. */
export function Filmstrip({ videos, shownId, onShow, onCancel, hasMore, more }: FilmstripProps): JSX.Element {
  const strip = useRef<HTMLUListElement>(null);
  const stop = videos.some(({ video_id: id }) => id === shownId) ? shownId : videos[0]?.video_id;
  const goAlong = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const picks = [...(strip.current?.querySelectorAll<HTMLButtonElement>('.pick') ?? [])];
    const at = picks.findIndex((pick) => pick === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    picks[at + step]?.focus();
  };
  return (
    <section class="filmstrip" aria-label={words().studio.yours}>
      <ul ref={strip} onKeyDown={goAlong}>
        {videos.map((video) => (
          <li key={video.video_id} class={isUnfinished(video.status) ? 'under-way' : ''}>
            <Pick
              video={video}
              isShown={video.video_id === shownId}
              isStop={video.video_id === stop}
              onShow={() => onShow(video.video_id)}
            />
            {isUnfinished(video.status) ? (
              <button
                type="button"
                class="strip-cancel"
                aria-label={words().studio.cancelNamed(nameOf(video))}
                onClick={() => onCancel(video)}
              >
                {words().cancel}
              </button>
            ) : null}
          </li>
        ))}
        {hasMore ? (
          <li class="strip-more">
            <EndOfList more={more} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

interface PickProps {
  readonly video: Video;
  readonly isShown: boolean;
  readonly isStop: boolean;
  readonly onShow: () => void;
}

const Pick = ({ video, isShown, isStop, onShow }: PickProps): JSX.Element => (
  <button
    type="button"
    class="pick"
    aria-current={isShown ? 'true' : undefined}
    tabIndex={isStop ? 0 : -1}
    onClick={onShow}
  >
    <span class="pick-room" data-ratio={video.aspect_ratio}>
      <Picture video={video} />
    </span>
    <Words video={video} />
  </button>
);

/** To be seen: how far it is, or its words. To be heard: both. */
const Words = ({ video }: { video: Video }): JSX.Element =>
  isUnfinished(video.status) ? (
    <span class="pick-words">
      <span class="unseen">{nameOf(video)}</span>
      {outlookOf(video)}
    </span>
  ) : (
    <span class="pick-words">
      {nameOf(video)}
      <span class="unseen">{words().status[video.status]}</span>
    </span>
  );

function Picture({ video }: { video: Video }): JSX.Element {
  if (isUnfinished(video.status))
    return <progress max={100} value={video.status === 'queued' ? 0 : video.progress} aria-hidden="true" />;
  if (video.poster_url !== null) return <img src={video.poster_url} alt="" loading="lazy" />;
  if (video.placeholder !== null) return <img src={`data:image/webp;base64,${video.placeholder}`} alt="" />;
  return (
    <span class="pick-state" aria-hidden="true">
      {video.status === 'completed' ? '' : words().status[video.status]}
    </span>
  );
}
