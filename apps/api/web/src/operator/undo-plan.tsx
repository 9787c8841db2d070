import type { AccountRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { call } from '../call.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';

interface UndoPlanProps {
  readonly account: AccountRow;
  readonly onUndone: (account: AccountRow) => unknown;
}

/** What came of a change of a plan, and the way back. */
export function UndoPlan({ account, onUndone }: UndoPlanProps): JSX.Element {
  const { busy, fault, run } = useAction();
  const undo = (): void =>
    void run(async () => {
      const { account_id: id, plan } = account;
      await onUndone(await call<AccountRow>('POST', `operator/accounts/${id}/plan/undo`, { plan }));
    });
  return (
    <>
      <div class="notice good undo" role="status">
        <span>
          {account.email} has the plan {account.plan_name} now.
        </span>
        <button type="button" aria-disabled={busy} onClick={undo}>
          Undo
        </button>
      </div>
      <Fault text={fault} />
    </>
  );
}
