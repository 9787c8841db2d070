import type { OwnVideo, Session, VideoShare } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { putInPlayground } from '../kept-draft.js';
import { CopyButton } from '../parts/copy-button.js';
import { Empty } from '../parts/empty.js';
import { Filled } from '../parts/filled.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { Player } from '../parts/player.js';
import { RemoveDialog } from '../parts/remove-dialog.js';
import { ShareCard, sharePath } from '../parts/share-card.js';
import { go } from '../router.js';
import { useLoaded } from '../use-loaded.js';
import { useVideo } from '../use-video.js';
import { isUnfinished, titleOf, words } from '../words.js';
import { draftOf } from './draft.js';
import { VideoFacts } from './video-facts.js';

interface VideoPageProps {
  readonly id: string;
  readonly session: Session;
}

/** All of one video: to watch, to read how it was made, to make another of it, to hand on. */
export function VideoPage({ id, session }: VideoPageProps): JSX.Element {
  const { video, gone, fault } = useVideo(id);
  useEffect(() => {
    if (video !== null) document.title = `${titleOf(video.prompt)} · Clipwright`;
  }, [video]);
  if (gone) return <NoSuchVideo />;
  return (
    <>
      <p class="way-back">
        <Link to="/videos">{words().videos.title}</Link>
      </p>
      <Fault text={fault} />
      {video === null ? <PageHead title={words().video} /> : <OneVideo video={video} session={session} />}
    </>
  );
}

const NoSuchVideo = (): JSX.Element => (
  <>
    <PageHead title={words().videos.noSuch} />
    <Empty title={words().videos.noSuchTitle}>
      <p>{words().videos.noSuchHint}</p>
      <p>
        <Filled
          text={words().videos.trash.maybe}
          parts={{ link: <Link to="/trash">{words().videos.trash.maybeLink}</Link> }}
        />
      </p>
      <p>
        <Link to="/videos" class="button">
          {words().videos.yours}
        </Link>
      </p>
    </Empty>
  </>
);

/** Shown once its link is known too, so that nothing jumps. */
function OneVideo({ video, session }: { video: OwnVideo; session: Session }): JSX.Element {
  const share = useLoaded<VideoShare>(sharePath(video.video_id));
  if (share.value === null && share.fault === null) return <PageHead title={words().video} />;
  return (
    <article class="one-video" aria-label={titleOf(video.prompt)}>
      <div class="stage">
        <Player video={video} alone />
      </div>
      <div class="one-video-text">
        <PageHead title={titleOf(video.prompt)} />
        <p class="video-state">
          <span class={`state ${video.status}`}>{words().status[video.status]}</span>
        </p>
        <Actions video={video} session={session} />
        <Prompt text={video.prompt} />
        {video.video_url === null ? null : <ShareCard video={video} known={share} />}
        <VideoFacts video={video} />
      </div>
    </article>
  );
}

const Prompt = ({ text }: { text: string | null }): JSX.Element => (
  <section class="full-prompt" aria-label={words().videos.prompt}>
    <p>{text ?? <em>{words().videos.noPrompt}</em>}</p>
    {text === null ? null : <CopyButton text={text} name={words().videos.thePrompt} />}
  </section>
);

function Actions({ video, session }: { video: OwnVideo; session: Session }): JSX.Element {
  const [doomed, setDoomed] = useState(false);
  const remix = (): void => {
    putInPlayground(session.account?.email ?? '', draftOf(video));
    go('/playground');
  };
  return (
    <div class="card-actions">
      {video.video_url === null ? null : (
        <a class="button main" href={video.video_url} download={`${video.video_id}.mp4`}>
          {words().videos.download}
        </a>
      )}
      <button type="button" onClick={remix}>
        {video.status === 'failed' ? words().videos.tryAgain : words().videos.remix}
      </button>
      <CopyLink id={video.video_id} />
      <button type="button" onClick={() => setDoomed(true)}>
        {isUnfinished(video.status) ? words().videos.cancel : words().videos.delete}
      </button>
      {doomed ? (
        <RemoveDialog
          videos={[video]}
          trashDays={session.trash_days}
          onClose={() => setDoomed(false)}
          onGone={() => go('/videos', { replace: true })}
        />
      ) : null}
    </div>
  );
}

/** The address of this page: for oneself, not for people without the account. */
const CopyLink = ({ id }: { id: string }): JSX.Element => (
  <span class="copy-link">
    <CopyButton
      text={`${location.origin}/videos/${id}`}
      name={words().videos.linkOfPage}
      title={words().videos.copyLink}
    />
  </span>
);
