import type { JSX } from 'preact';
import { Dialog } from '../parts/dialog.js';

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
  <Dialog title="Regenerate your key?" onClose={onNo}>
    <p>
      Everything that uses <code>{hint}</code> is refused with 401 from that moment on: servers, workflows,
      scripts. Videos under way go on, and your window stays as it is.
    </p>
    <p class="dialog-actions">
      <button type="button" onClick={onNo}>
        Keep the key
      </button>
      <button type="button" class="danger" onClick={onYes}>
        Regenerate
      </button>
    </p>
  </Dialog>
);
