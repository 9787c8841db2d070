import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Link } from '../parts/link.js';
import { LookBack } from '../parts/look-back.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { RemoveDialog } from '../parts/remove-dialog.js';
import { VideoTile } from '../parts/video-tile.js';
import { UndoToast } from '../parts/undo-toast.js';
import { useUndo } from '../use-undo.js';
import { useVideoList, type VideoList } from '../use-video-list.js';
import { words } from '../words.js';
import { byDay } from './by-day.js';
import { GalleryFilter, isFiltered, queryOf, useWanted } from './gallery-filter.js';

const AT_ONCE = 'limit=60';
/** As many as the server packs into one file. */
const MOST_IN_ZIP = 50;

/** Own videos, newest first, in an endless gallery. */
export function VideosPage({ trashDays }: { trashDays: number }): JSX.Element {
  const [wanted, set] = useWanted();
  const query = [AT_ONCE, queryOf(wanted)].filter(Boolean).join('&');
  const list = useVideoList('videos', query);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = useCallback((id: string, isPicked: boolean): void => {
    setPicked((before) => new Set(isPicked ? [...before, id] : [...before].filter((known) => known !== id)));
  }, []);
  const undo = useUndo(trashDays);
  const chosen = list.videos.filter(({ video_id: id }) => picked.has(id));
  return (
    <>
      <PageHead title={words().videos.title}>
        {trashDays === 0 ? null : (
          <Link to="/trash" class="button">
            {words().videos.trash.open}
          </Link>
        )}
        <Link to="/playground" class="button main">
          {words().videos.make}
        </Link>
      </PageHead>
      <GalleryFilter wanted={wanted} set={set} />
      <Fault text={list.fault ?? undo.fault} />
      {list.loaded && !list.hasMore && list.videos.length === 0 ? (
        <NoVideos filtered={isFiltered(wanted)} />
      ) : null}
      <div class="gallery">
        {byDay(list.videos).map(([day, videos]) => (
          <section key={day} class="gallery-day" aria-label={day}>
            <h2>{day}</h2>
            <div class="tiles">
              {videos.map((video) => (
                <VideoTile
                  key={video.video_id}
                  video={video}
                  picked={picked.has(video.video_id)}
                  onPick={pick}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <More key={query} list={list} />
      {chosen.length === 0 ? null : (
        <Chosen
          videos={chosen}
          trashDays={trashDays}
          onNone={() => setPicked(new Set())}
          onGone={(id) => {
            list.remove(id);
            undo.note(id);
          }}
        />
      )}
      <UndoToast undo={undo} />
    </>
  );
}

function More({ list }: { list: VideoList }): JSX.Element | null {
  if (list.lookedBack !== null) return <LookBack list={list} lookedBack={list.lookedBack} />;
  return list.hasMore ? <EndOfList more={list.more} /> : null;
}

interface ChosenProps {
  readonly videos: readonly Video[];
  readonly trashDays: number;
  readonly onNone: () => void;
  readonly onGone: (videoId: string) => void;
}

/** What can be done with those that were selected, always in sight. */
function Chosen({ videos, trashDays, onNone, onGone }: ChosenProps): JSX.Element {
  const [doomed, setDoomed] = useState(false);
  const files = videos.filter(({ video_url: url }) => url !== null).map(({ video_id: id }) => id);
  return (
    <div class="chosen" role="region" aria-label={words().videos.selected}>
      <p role="status">{words().videos.selectedCount(words().count.videos(videos.length))}</p>
      <div class="card-actions">
        {files.length === 0 ? null : (
          <a
            class="button"
            href={`/dashboard/videos.zip?ids=${files.slice(0, MOST_IN_ZIP).join(',')}`}
            download
          >
            {files.length > MOST_IN_ZIP ? words().videos.firstOfZip(MOST_IN_ZIP) : words().videos.zip}
          </a>
        )}
        <button type="button" onClick={() => setDoomed(true)}>
          {words().videos.delete}
        </button>
        <button type="button" onClick={onNone}>
          {words().videos.selectNone}
        </button>
      </div>
      {doomed ? (
        <RemoveDialog
          videos={videos}
          trashDays={trashDays}
          onClose={() => setDoomed(false)}
          onGone={onGone}
        />
      ) : null}
    </div>
  );
}

const NoVideos = ({ filtered }: { filtered: boolean }): JSX.Element =>
  filtered ? (
    <Empty title={words().videos.noneLike}>
      <p>{words().videos.noneLikeHint}</p>
    </Empty>
  ) : (
    <Empty title={words().videos.noneYet}>
      <p>{words().videos.noneYetHint}</p>
      <p>
        <Link to="/playground" class="button main">
          {words().videos.makeFirst}
        </Link>
      </p>
    </Empty>
  );
