import type { MadeAccount, PlanRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Choice, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import { NewAccount } from './shown-once.js';

interface MakeAccountCardProps {
  readonly plans: readonly PlanRow[];
  readonly onMade: () => unknown;
}

/** Makes an account for somebody whose address is known; who is to choose it themselves is invited. */
export function MakeAccountCard({ plans, onMade }: MakeAccountCardProps): JSX.Element {
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState('free');
  const [made, setMade] = useState<MadeAccount | null>(null);
  const action = useAction();
  const confirmed = useConfirmed(action);
  const make = (): void =>
    confirmed.run(async () => {
      setMade(null);
      setMade(await call<MadeAccount>('POST', 'operator/accounts', { email, plan }));
      setEmail('');
      await onMade();
    });
  const submit = (event: Event): void => {
    event.preventDefault();
    make();
  };
  return (
    <section class="card" aria-labelledby="make-account-title">
      <h2 id="make-account-title">Make an account</h2>
      <p class="muted">For somebody whose address you know. You get a link for the password, and a key.</p>
      <form onSubmit={submit}>
        <TextField label="E-mail address" type="email" autocomplete="off" value={email} onText={setEmail} />
        <Choice
          label="Plan of the new account"
          value={plan}
          choices={plans.filter(({ offered }) => offered).map(({ plan: id, name }) => [id, name])}
          onChoice={setPlan}
        />
        <Fault text={action.fault} />
        <p class="card-actions">
          <button type="submit" aria-disabled={action.busy}>
            Make the account
          </button>
        </p>
      </form>
      {made === null ? null : <NewAccount made={made} />}
      <ConfirmDialog of={confirmed} />
    </section>
  );
}
