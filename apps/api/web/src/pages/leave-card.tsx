import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { PasswordDialog } from '../parts/password-dialog.js';
import { go } from '../router.js';
import { useAction } from '../use-action.js';

type Step = 'nothing' | 'to delete' | 'for the password' | 'gone';

/** A copy of everything, and the way out. */
export function LeaveCard({ email }: { email: string }): JSX.Element {
  const [step, setStep] = useState<Step>('nothing');
  const [typed, setTyped] = useState('');
  const { busy, fault, run } = useAction();
  const remove = (): void =>
    void run(async () => {
      try {
        await call('POST', 'account/delete', { email: typed });
        setStep('gone');
      } catch (error) {
        setStep(
          error instanceof Refused && error.code === 'password_required' ? 'for the password' : 'to delete',
        );
        if (!(error instanceof Refused && error.code === 'password_required')) throw error;
      }
    });
  const close = (): void => setStep('nothing');
  return (
    <section class="card" aria-labelledby="leave-title">
      <h2 id="leave-title">Your data</h2>
      <p>
        Everything that is kept of you as one JSON document: videos with their prompts, credits, sessions,
        what stands in the audit log.
      </p>
      <p class="card-actions">
        <a class="button" href="/dashboard/account/export" download>
          Export
        </a>
        <button type="button" onClick={() => setStep('to delete')}>
          Delete account…
        </button>
      </p>
      {step === 'to delete' ? (
        <DeleteDialog
          email={email}
          typed={typed}
          busy={busy}
          fault={fault}
          onText={setTyped}
          onYes={remove}
          onNo={close}
        />
      ) : null}
      {step === 'for the password' ? <PasswordDialog onConfirmed={remove} onClose={close} /> : null}
      {step === 'gone' ? <GoneDialog /> : null}
    </section>
  );
}

interface DeleteProps {
  readonly email: string;
  readonly typed: string;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly onText: (text: string) => void;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function DeleteDialog({ email, typed, busy, fault, onText, onYes, onNo }: DeleteProps): JSX.Element {
  const submit = (event: Event): void => {
    event.preventDefault();
    onYes();
  };
  return (
    <Dialog title="Delete your account?" onClose={onNo}>
      <p>
        Your key and every browser stop working at once. Videos, images and prompts are removed within
        minutes, those in the making too. There is no way back.
      </p>
      <p>
        <a href="/dashboard/account/export" download>
          Export everything
        </a>{' '}
        first, and download the videos that you want to keep.
      </p>
      <form onSubmit={submit}>
        <TextField
          label="Your e-mail address"
          type="email"
          autocomplete="off"
          hint={`Type ${email} to go on.`}
          value={typed}
          onText={onText}
        />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onNo}>
            Keep the account
          </button>
          <button type="submit" class="danger" aria-disabled={busy}>
            Delete for good
          </button>
        </p>
      </form>
    </Dialog>
  );
}

const leave = (): void => go('/sign-in', { replace: true });

const GoneDialog = (): JSX.Element => (
  <Dialog title="Your account is closed" onClose={leave}>
    <p>Its key and its sessions are gone. The rest is removed within minutes.</p>
    <p class="dialog-actions">
      <button type="button" class="main" onClick={leave}>
        Done
      </button>
    </p>
  </Dialog>
);
