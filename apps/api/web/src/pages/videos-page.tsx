import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { putInPlayground } from '../kept-draft.js';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Filter, STATES } from '../parts/filter.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { RemoveDialog } from '../parts/remove-dialog.js';
import { VideoCard } from '../parts/video-card.js';
import { go } from '../router.js';
import { useVideoList } from '../use-video-list.js';
import { isUnfinished } from '../words.js';
import { draftOf } from './draft.js';

/** Own videos, newest first, in an endless list. */
export function VideosPage({ email }: { email: string }): JSX.Element {
  const [status, setStatus] = useState('');
  const [doomed, setDoomed] = useState<Video | null>(null);
  const list = useVideoList('videos', status === '' ? '' : `status=${status}`);
  return (
    <>
      <PageHead title="Videos">
        <Link to="/playground" class="button main">
          Make a video
        </Link>
      </PageHead>
      <Filter name="State" value={status} choices={STATES} onChoice={setStatus} />
      <Fault text={list.fault} />
      {list.loaded && list.videos.length === 0 ? <NoVideos filtered={status !== ''} /> : null}
      <div class="videos">
        {list.videos.map((video) => (
          <VideoCard key={video.video_id} video={video}>
            <VideoActions video={video} email={email} onDelete={() => setDoomed(video)} />
          </VideoCard>
        ))}
      </div>
      {list.hasMore ? <EndOfList more={list.more} /> : null}
      {doomed === null ? null : (
        <RemoveDialog videos={[doomed]} onClose={() => setDoomed(null)} onGone={list.remove} />
      )}
    </>
  );
}

const NoVideos = ({ filtered }: { filtered: boolean }): JSX.Element =>
  filtered ? (
    <Empty title="None in this state">
      <p>Choose another state above.</p>
    </Empty>
  ) : (
    <Empty title="No videos yet">
      <p>A sentence is enough for the first one. It takes a few seconds.</p>
      <p>
        <Link to="/playground" class="button main">
          Make a first video
        </Link>
      </p>
    </Empty>
  );

interface VideoActionsProps {
  readonly video: Video;
  readonly email: string;
  readonly onDelete: () => void;
}

const VideoActions = ({ video, email, onDelete }: VideoActionsProps): JSX.Element => (
  <>
    {video.status === 'failed' ? (
      <button type="button" onClick={() => tryAgain(email, video)}>
        Try again
      </button>
    ) : null}
    {video.video_url === null ? null : (
      <a class="button" href={video.video_url} download={`${video.video_id}.mp4`}>
        Download
      </a>
    )}
    <Link to={`/videos/${video.video_id}`} class="button">
      Details
    </Link>
    <button type="button" onClick={onDelete}>
      {isUnfinished(video.status) ? 'Cancel…' : 'Delete…'}
    </button>
  </>
);

/** In the playground, where what is asked for can be seen and changed. */
function tryAgain(email: string, video: Video): void {
  putInPlayground(email, draftOf(video));
  go('/playground');
}
