import type { Board, BoardVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { Fault, Notice } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { titleOf } from '../words.js';
import { type BoardActs, BoardRow } from './board-row.js';
import { WORK_WORDS as WORDS } from './words.js';

interface ColumnProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly videos: readonly BoardVideo[];
  /** How many there are, where not all are shown. */
  readonly all?: number;
  readonly acts: BoardActs;
}

const Column = ({ id, title, none, videos, all = 0, acts }: ColumnProps): JSX.Element => (
  <section class="card board-column" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {videos.length === 0 ? <p class="muted">{none}</p> : null}
    <ul class="board-list" aria-labelledby={id}>
      {videos.map((video) => (
        <BoardRow key={video.video_id} video={video} acts={acts} />
      ))}
    </ul>
    {all > videos.length ? <p class="muted small">{WORDS.more(all - videos.length)}</p> : null}
  </section>
);

interface ColumnsProps {
  readonly board: Board;
  /** Whether all videos are asked for, and not one account's or engine's. */
  readonly whole: boolean;
  readonly reload: () => Promise<void>;
}

/** What waits, what is made and what has ended, side by side. */
export function BoardColumns({ board, whole, reload }: ColumnsProps): JSX.Element {
  const [asked, setAsked] = useState<BoardVideo | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { busy, fault, run } = useAction();
  const act = (video: BoardVideo, path: string, text: string): void =>
    void run(async () => {
      setSaid(null);
      await call('POST', `operator/videos/${video.video_id}/${path}`);
      setSaid(text);
      await reload();
    });
  const acts: BoardActs = {
    busy,
    front: (video) => act(video, 'front', WORDS.movedUp),
    again: (video) => act(video, 'again', WORDS.madeAgain(video.email)),
    cancel: setAsked,
  };
  const cancel = (video: BoardVideo): void => {
    setAsked(null);
    act(video, 'cancel', WORDS.canceled);
  };
  const { queue } = board;
  return (
    <>
      <Fault text={fault} />
      {said === null ? null : <Notice kind="good">{said}</Notice>}
      <div class="board">
        <Column
          id="waiting-title"
          title={WORDS.waiting}
          none={WORDS.nothingWaits}
          videos={board.waiting}
          all={whole ? queue.queued : 0}
          acts={acts}
        />
        <Column
          id="making-title"
          title={WORDS.making}
          none={WORDS.nothingMade}
          videos={board.making}
          all={whole ? queue.processing : 0}
          acts={acts}
        />
        <Column
          id="settled-title"
          title={WORDS.settled}
          none={WORDS.nothingEnded}
          videos={board.settled}
          acts={acts}
        />
      </div>
      {asked === null ? null : (
        <CancelDialog video={asked} onClose={() => setAsked(null)} onYes={() => cancel(asked)} />
      )}
    </>
  );
}

interface CancelDialogProps {
  readonly video: BoardVideo;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before somebody's video is canceled. */
const CancelDialog = ({ video, onClose, onYes }: CancelDialogProps): JSX.Element => (
  <Dialog title={WORDS.cancelTitle} onClose={onClose}>
    <p class="prompt">{titleOf(video.prompt)}</p>
    <p>{WORDS.cancelText(video.email)}</p>
    <p class="dialog-actions">
      <button type="button" onClick={onClose}>
        {WORDS.keepIt}
      </button>
      <button type="button" class="danger" onClick={onYes}>
        {WORDS.cancelIt}
      </button>
    </p>
  </Dialog>
);
