import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { TextField } from '../parts/field.js';
import { Filled } from '../parts/filled.js';
import { Fault } from '../parts/notice.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { go } from '../router.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import { words } from '../words.js';

type Step = 'nothing' | 'to-delete' | 'gone';

/** A copy of everything, and the way out. */
export function LeaveCard({ email }: { email: string }): JSX.Element {
  const [step, setStep] = useState<Step>('nothing');
  const [typed, setTyped] = useState('');
  const { busy, fault, run } = useAction();
  const confirmed = useConfirmed({ run });
  const remove = (): void =>
    confirmed.run(async () => {
      await call('POST', 'account/delete', { email: typed });
      setStep('gone');
    });
  const close = (): void => setStep('nothing');
  return (
    <section class="card" aria-labelledby="leave-title">
      <h2 id="leave-title">{words().account.data}</h2>
      <p>{words().account.dataText}</p>
      <p class="card-actions">
        <a class="button" href="/dashboard/account/export" download>
          {words().account.export}
        </a>
        <button type="button" onClick={() => setStep('to-delete')}>
          {words().account.delete}
        </button>
      </p>
      {step === 'to-delete' && !confirmed.asks ? (
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
      <ConfirmDialog of={confirmed} />
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
    <Dialog title={words().account.deleteTitle} onClose={onNo}>
      <p>{words().account.deleteText}</p>
      <p>
        <Filled text={words().account.exportFirst} parts={{ link: <ExportLink /> }} />
      </p>
      <form onSubmit={submit}>
        <TextField
          label={words().entry.yourAddress}
          type="email"
          autocomplete="off"
          hint={words().account.type(email)}
          value={typed}
          onText={onText}
        />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onNo}>
            {words().account.keep}
          </button>
          <button type="submit" class="danger" aria-disabled={busy}>
            {words().account.deleteYes}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

const ExportLink = (): JSX.Element => (
  <a href="/dashboard/account/export" download>
    {words().account.exportAll}
  </a>
);

const leave = (): void => go('/sign-in', { replace: true });

const GoneDialog = (): JSX.Element => (
  <Dialog title={words().account.closed} onClose={leave}>
    <p>{words().account.closedText}</p>
    <p class="dialog-actions">
      <button type="button" class="main" onClick={leave}>
        {words().done}
      </button>
    </p>
  </Dialog>
);
