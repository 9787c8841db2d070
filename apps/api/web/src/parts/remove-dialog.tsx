import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import { isUnfinished, titleOf, words } from '../words.js';
import { Dialog } from './dialog.js';
import { Fault } from './notice.js';

interface RemoveDialogProps {
  /** At least one. */
  readonly videos: readonly Video[];
  /** How long they can be had back; 0: not at all. */
  readonly trashDays: number;
  readonly onClose: () => void;
  /** Called for each that is gone, and before `onClose`. */
  readonly onGone: (videoId: string) => void;
}

interface Wording {
  readonly title: string;
  readonly text: string;
  readonly act: string;
}

function wordingOf({ videos, trashDays }: Pick<RemoveDialogProps, 'videos' | 'trashDays'>): Wording {
  const {
    videos: { remove, trash },
    count,
  } = words();
  const [only] = videos;
  if (videos.length > 1 || only === undefined)
    return {
      title: remove.manyTitle(count.videos(videos.length)),
      text: trashDays === 0 ? remove.manyText : trash.toTrashMany(count.days(trashDays)),
      act: remove.manyAct,
    };
  return isUnfinished(only.status)
    ? { title: remove.cancelTitle, text: remove.cancelText, act: remove.cancelAct }
    : {
        title: remove.deleteTitle,
        text: trashDays === 0 ? remove.deleteText : trash.toTrash(count.days(trashDays)),
        act: remove.deleteAct,
      };
}

/** Asks before videos are canceled, or deleted, for good or into the trash. */
export function RemoveDialog({ videos, trashDays, onClose, onGone }: RemoveDialogProps): JSX.Element {
  const { busy, fault, run } = useAction();
  const { title, text, act } = wordingOf({ videos, trashDays });
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
          {videos.length === 1 ? words().videos.remove.keep : words().videos.remove.keepMany}
        </button>
        <button type="button" class="danger" aria-disabled={busy} onClick={remove}>
          {act}
        </button>
      </p>
    </Dialog>
  );
}
