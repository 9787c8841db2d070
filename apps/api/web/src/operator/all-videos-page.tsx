import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Filter, STATES } from '../parts/filter.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { VideoCard } from '../parts/video-card.js';
import { useVideoList } from '../use-video-list.js';
import { SearchField } from './search-field.js';

/** The videos of everybody. */
export function AllVideosPage(): JSX.Element {
  const [status, setStatus] = useState('');
  const [search, setSearch] = useState('');
  const list = useVideoList(
    'operator/videos',
    new URLSearchParams({
      ...(status === '' ? {} : { status }),
      ...(search === '' ? {} : { search }),
    }).toString(),
  );
  return (
    <>
      <PageHead title="All videos">
        <SearchField label="E-mail, video id or trace id" onSearch={setSearch} />
      </PageHead>
      <Filter name="State" value={status} choices={STATES} onChoice={setStatus} />
      <Fault text={list.fault} />
      {list.loaded && list.videos.length === 0 ? (
        <Empty title="No videos here">
          <p>Choose another state, or search for something else.</p>
        </Empty>
      ) : null}
      <div class="videos">
        {list.videos.map((video) => (
          <VideoCard key={video.video_id} video={video} />
        ))}
      </div>
      {list.hasMore ? <EndOfList more={list.more} /> : null}
    </>
  );
}
