import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { type Action, useAction } from '../use-action.js';
import { useVideoList } from '../use-video-list.js';
import { agoOf, dateOf, titleOf, words } from '../words.js';

const DAY_MS = 86_400_000;

/** What was deleted and can still be had back. */
export function TrashPage({ trashDays }: { trashDays: number }): JSX.Element {
  const list = useVideoList('trash', 'limit=60');
  const action = useAction();
  const w = words().videos;
  const days = words().count.days(trashDays);
  const isEmpty = list.loaded && list.videos.length === 0;
  return (
    <>
      <p class="way-back">
        <Link to="/videos">{w.title}</Link>
      </p>
      <PageHead title={w.trash.title}>
        {list.videos.length === 0 ? null : <EmptyTrash videos={list.videos} onGone={list.remove} />}
      </PageHead>
      <Fault text={list.fault ?? action.fault} />
      {isEmpty ? (
        <Empty title={w.trash.empty}>
          <p>{w.trash.emptyHint(days)}</p>
        </Empty>
      ) : (
        <p class="muted">{w.trash.hint(days)}</p>
      )}
      <ul class="trash" aria-label={w.trash.list}>
        {list.videos.map((video) => (
          <li key={video.video_id}>
            <Trashed video={video} trashDays={trashDays} action={action} onGone={list.remove} />
          </li>
        ))}
      </ul>
      {list.hasMore ? <EndOfList more={list.more} /> : null}
    </>
  );
}

interface TrashedProps {
  readonly video: Video;
  readonly trashDays: number;
  readonly action: Action;
  readonly onGone: (videoId: string) => void;
}

function Trashed({ video, trashDays, action, onGone }: TrashedProps): JSX.Element {
  const { video_id: id, placeholder, trashed_at: at } = video;
  const w = words().videos.trash;
  const title = titleOf(video.prompt);
  const act = (method: 'POST' | 'DELETE', path: string): void =>
    void action.run(async () => {
      await call(method, path, method === 'POST' ? {} : undefined);
      onGone(id);
    });
  return (
    <article class="trashed" aria-label={title}>
      <span class="trashed-picture" data-ratio={video.aspect_ratio}>
        {placeholder === null ? null : <img alt="" src={`data:image/webp;base64,${placeholder}`} />}
      </span>
      <div>
        <p class="trashed-title">{title}</p>
        {at === null ? null : <p class="muted small">{w.gone(agoOf(at), dateOf(endOf(at, trashDays)))}</p>}
        <p class="card-actions">
          <button
            type="button"
            aria-label={w.restoreOf(title)}
            aria-disabled={action.busy}
            onClick={() => act('POST', `trash/${id}/restore`)}
          >
            {w.restore}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={w.endOf(title)}
            aria-disabled={action.busy}
            onClick={() => act('DELETE', `trash/${id}`)}
          >
            {w.endOne}
          </button>
        </p>
      </div>
    </article>
  );
}

const endOf = (trashedAt: string, days: number): string =>
  new Date(Date.parse(trashedAt) + days * DAY_MS).toISOString();

/** Asks before all of it is deleted for good. */
function EmptyTrash({
  videos,
  onGone,
}: {
  videos: readonly Video[];
  onGone: (id: string) => void;
}): JSX.Element {
  const [asks, setAsks] = useState(false);
  const { busy, fault, run } = useAction();
  const w = words().videos.trash;
  const close = (): void => setAsks(false);
  const empty = (): void =>
    void run(async () => {
      await call('DELETE', 'trash');
      for (const { video_id: id } of videos) onGone(id);
      close();
    });
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        {w.emptyAct}
      </button>
      {asks ? (
        <Dialog title={w.emptyTitle} onClose={close}>
          <p>{w.emptyText}</p>
          <Fault text={fault} />
          <p class="dialog-actions">
            <button type="button" onClick={close}>
              {w.keep}
            </button>
            <button type="button" class="danger" aria-disabled={busy} onClick={empty}>
              {w.emptyYes}
            </button>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
