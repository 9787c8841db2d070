import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import { countOf, isUnfinished, titleOf } from '../words.js';
import { Dialog } from './dialog.js';
import { Fault } from './notice.js';

interface RemoveDialogProps {
  /** At least one. */
  readonly videos: readonly Video[];
  readonly onClose: () => void;
  /** Called for each that is gone, and before `onClose`. */
  readonly onGone: (videoId: string) => void;
}

interface Wording {
  readonly title: string;
  readonly text: string;
  readonly act: string;
}

const CANCEL: Wording = {
  title: 'Cancel this video?',
  text: 'It is not made. If it was still waiting, its place in the window is free again.',
  act: 'Cancel it',
};

const DELETE: Wording = {
  title: 'Delete this video?',
  text: 'Its file and its record are removed for good. Its address stops working, wherever it is used.',
  act: 'Delete it',
};

function wordingOf(videos: readonly Video[]): Wording {
  const [only] = videos;
  if (videos.length > 1 || only === undefined)
    return {
      title: `Delete ${countOf(videos.length, 'video')}?`,
      text: 'Their files and records are removed for good; what is still in the making is canceled.',
      act: 'Delete them',
    };
  return isUnfinished(only.status) ? CANCEL : DELETE;
}

/** Asks before videos are canceled or deleted for good. */
export function RemoveDialog({ videos, onClose, onGone }: RemoveDialogProps): JSX.Element {
  const { busy, fault, run } = useAction();
  const { title, text, act } = wordingOf(videos);
  const remove = (): void =>
    void run(async () => {
      for (const { video_id: id } of videos) {
        await call('DELETE', `videos/${id}`);
        onGone(id);
      }
      onClose();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      {videos.length === 1 ? <p class="prompt">{titleOf(videos[0]?.prompt ?? null)}</p> : null}
      <p>{text}</p>
      <Fault text={fault} />
      <p class="dialog-actions">
        <button type="button" onClick={onClose}>
          {videos.length === 1 ? 'Keep it' : 'Keep them'}
        </button>
        <button type="button" class="danger" aria-disabled={busy} onClick={remove}>
          {act}
        </button>
      </p>
    </Dialog>
  );
}
