import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import { Dialog } from './dialog.js';
import { TextField } from './field.js';
import { Fault } from './notice.js';

/** Asks for the password again, before what an unwatched screen must not allow. */
export function PasswordDialog({
  onConfirmed,
  onClose,
}: {
  onConfirmed: () => void;
  onClose: () => void;
}): JSX.Element {
  const [password, setPassword] = useState('');
  const { busy, fault, run } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await call('POST', 'confirm', { password });
      onConfirmed();
    });
  };
  return (
    <Dialog title="Your password, please" onClose={onClose}>
      <p>You signed in more than 15 minutes ago.</p>
      <form onSubmit={submit}>
        <TextField
          label="Password"
          type="password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
        />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="main" aria-disabled={busy}>
            Go on
          </button>
        </p>
      </form>
    </Dialog>
  );
}
