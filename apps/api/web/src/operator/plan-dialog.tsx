import type { AccountRow, PlanRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { Choice, Field, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { dayOf } from '../words.js';

interface PlanDialogProps {
  readonly account: AccountRow;
  readonly plans: readonly PlanRow[];
  readonly onClose: () => void;
  readonly onGiven: (account: AccountRow) => void;
}

/** The end of a day is its last moment, where whoever chose it is. */
const endOf = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString();

interface FollowsProps {
  readonly account: AccountRow;
  readonly name: string;
  readonly day: string;
}

const WhatFollows = ({ account, name, day }: FollowsProps): JSX.Element => (
  <p role="status">
    {account.email} has <strong>{account.plan_name}</strong> and gets <strong>{name}</strong>{' '}
    {day === '' ? 'with no end' : `until the end of ${dayOf(day)}`}, from the next request on. You can undo it
    afterwards.
  </p>
);

/** Gives an account a plan: which, until when, and why. */
export function PlanDialog({ account, plans, onClose, onGiven }: PlanDialogProps): JSX.Element {
  const [plan, setPlan] = useState(account.plan);
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [gift, setGift] = useState(false);
  const { busy, fault, run } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      const wish = { plan, until: endOf(day), reason, gift };
      onGiven(await call<AccountRow>('PUT', `operator/accounts/${account.account_id}/plan`, wish));
    });
  };
  const offered = plans.filter((known) => known.offered || known.plan === account.plan);
  return (
    <Dialog title={`Plan of ${account.email}`} onClose={onClose}>
      <form onSubmit={submit}>
        <Choice
          label="Plan"
          value={plan}
          choices={offered.map(({ plan: id, name }) => [id, name])}
          onChoice={setPlan}
        />
        <LastDay day={day} onDay={setDay} />
        <TextField
          label="Reason"
          hint="The account sees it, and it stands in the audit log."
          value={reason}
          onText={setReason}
        />
        <label class="check">
          <input type="checkbox" checked={gift} onChange={(event) => setGift(event.currentTarget.checked)} />
          It is a gift
        </label>
        <WhatFollows
          account={account}
          name={plans.find((known) => known.plan === plan)?.name ?? plan}
          day={day}
        />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" class="main" disabled={busy}>
            Give this plan
          </button>
        </p>
      </form>
    </Dialog>
  );
}

const LastDay = ({ day, onDay }: { day: string; onDay: (day: string) => void }): JSX.Element => (
  <Field label="Last day" hint="Without one it has no end.">
    {(id, hintId) => (
      <input
        id={id}
        type="date"
        value={day}
        aria-describedby={hintId}
        onInput={(event) => onDay(event.currentTarget.value)}
      />
    )}
  </Field>
);
