import type { AccountRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Dialog } from '../parts/dialog.js';

interface DeactivateDialogProps {
  readonly account: AccountRow;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before somebody is shut out. */
export const DeactivateDialog = ({ account, onClose, onYes }: DeactivateDialogProps): JSX.Element => (
  <Dialog title="Deactivate this account?" onClose={onClose}>
    <p>
      The key of <strong>{account.email}</strong> is refused with 401 from its next call on, and every browser
      is signed out. Videos stay. It can be activated again.
    </p>
    <p class="dialog-actions">
      <button type="button" onClick={onClose}>
        Keep it active
      </button>
      <button type="button" class="danger" onClick={onYes}>
        Deactivate
      </button>
    </p>
  </Dialog>
);
