import type { JSX } from 'preact';
import { Dialog } from '../parts/dialog.js';
import { Filled } from '../parts/filled.js';
import { words } from '../words.js';

/** Asks before a key is replaced, and says what that breaks. */
export const RegenerateDialog = ({
  hint,
  onYes,
  onNo,
}: {
  hint: string;
  onYes: () => void;
  onNo: () => void;
}): JSX.Element => (
  <Dialog title={words().key.regenerateTitle} onClose={onNo}>
    <p>
      <Filled text={words().key.regenerateText} parts={{ hint: <code>{hint}</code> }} />
    </p>
    <p class="dialog-actions">
      <button type="button" onClick={onNo}>
        {words().key.keepKey}
      </button>
      <button type="button" class="danger" onClick={onYes}>
        {words().key.regenerateYes}
      </button>
    </p>
  </Dialog>
);
