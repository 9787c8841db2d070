import type { JSX } from 'preact';
import type { Undo } from '../use-undo.js';
import { words } from '../words.js';
import { Toast } from './toast.js';

/** How many videos went into the trash, for as long as it is worth saying. */
export const UndoToast = ({ undo: { ids, undo } }: { undo: Undo }): JSX.Element | null =>
  ids.length === 0 ? null : (
    <Toast text={words().videos.trash.moved(words().count.videos(ids.length))} onUndo={undo} />
  );
