import type { AccountRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { DeactivateDialog } from './deactivate-dialog.js';

interface AccountActionsProps {
  readonly account: AccountRow;
  readonly changed: () => Promise<unknown>;
  readonly onPlan: () => void;
}

/** Changes how an account stands. */
export function AccountActions({ account, changed, onPlan }: AccountActionsProps): JSX.Element {
  const [leaving, setLeaving] = useState(false);
  const { busy, fault, run } = useAction();
  const set = (change: object): void =>
    void run(async () => {
      await call('PATCH', `operator/accounts/${account.account_id}`, change);
      await changed();
    });
  return (
    <>
      {account.approval === 'approved' ? null : (
        <button type="button" aria-disabled={busy} onClick={() => set({ approval: 'approved' })}>
          Approve
        </button>
      )}
      <button type="button" class="main" onClick={onPlan}>
        Change plan…
      </button>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => (account.active ? setLeaving(true) : set({ active: true }))}
      >
        {account.active ? 'Deactivate…' : 'Activate'}
      </button>
      <Fault text={fault} />
      {leaving ? (
        <DeactivateDialog
          account={account}
          onClose={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            set({ active: false });
          }}
        />
      ) : null}
    </>
  );
}
