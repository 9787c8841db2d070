import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import type { Confirmed } from '../use-confirmed.js';
import { words } from '../words.js';
import { Dialog } from './dialog.js';
import { TextField } from './field.js';
import { Fault } from './notice.js';

/** The question, where something waits for the password. */
export const ConfirmDialog = ({ of: { asks, confirmed, close } }: { of: Confirmed }): JSX.Element | null =>
  asks ? <PasswordDialog onConfirmed={confirmed} onClose={close} /> : null;

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
    <Dialog title={words().confirm.title} onClose={onClose}>
      <p>{words().confirm.why}</p>
      <form onSubmit={submit}>
        <TextField
          label={words().password}
          type="password"
          autocomplete="current-password"
          value={password}
          onText={setPassword}
        />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onClose}>
            {words().cancel}
          </button>
          <button type="submit" class="main" aria-disabled={busy}>
            {words().goOn}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
