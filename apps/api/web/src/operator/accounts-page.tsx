import type { AccountRow, Accounts, Invitations, PlanRow, Plans } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { useLoaded } from '../use-loaded.js';
import { AccountLine } from './account-line.js';
import { DeactivateDialog } from './deactivate-dialog.js';
import { InvitationsCard } from './invitations-card.js';
import { MakeAccountCard } from './make-account-card.js';
import { PlanDialog } from './plan-dialog.js';
import { SearchField } from './search-field.js';
import { UndoPlan } from './undo-plan.js';
import { usePages } from './use-pages.js';
import { WaitingCard } from './waiting-card.js';

const LOOK_EVERY_MS = 10_000;

type Change = { active: boolean } | { approval: 'approved' | 'refused' };

/** Changes accounts, and shows what came of it. */
function useChanges(shown: (account: AccountRow) => Promise<unknown>): {
  busy: boolean;
  fault: string | null;
  change: (account: AccountRow, to: Change) => void;
} {
  const { busy, fault, run } = useAction();
  const change = (account: AccountRow, to: Change): void =>
    void run(async () => {
      await shown(await call<AccountRow>('PATCH', `operator/accounts/${account.account_id}`, to));
    });
  return { busy, fault, change };
}

/** Accounts: who waits, who is invited; find, change the plan, switch off and on. */
export function AccountsPage(): JSX.Element {
  const [search, setSearch] = useState('');
  const found = usePages('operator/accounts', { search, rowsIn: ({ accounts }: Accounts) => accounts });
  const waiting = useLoaded<Accounts>('operator/accounts/waiting', LOOK_EVERY_MS);
  const invitations = useLoaded<Invitations>('operator/invitations');
  const plans = useLoaded<Plans>('operator/plans');
  const show = (account: AccountRow): void =>
    found.change((known) => (known.account_id === account.account_id ? account : known));
  const { busy, fault, change } = useChanges(async (account) => {
    show(account);
    await waiting.reload();
  });
  const faults =
    [fault, found.fault, waiting.fault, invitations.fault, plans.fault].find((text) => text !== null) ?? null;
  return (
    <>
      <PageHead title="Accounts">
        <SearchField label="E-mail address or id" onSearch={setSearch} />
      </PageHead>
      <Fault text={faults} />
      {found.rows === null ||
      waiting.value === null ||
      invitations.value === null ||
      plans.value === null ? null : (
        <>
          <div class="cards">
            <WaitingCard
              accounts={waiting.value.accounts}
              busy={busy}
              onDecide={(account, approval) => change(account, { approval })}
            />
            <InvitationsCard
              invitations={invitations.value.invitations}
              plans={plans.value.plans}
              reload={invitations.reload}
            />
            <MakeAccountCard plans={plans.value.plans} onMade={found.reload} />
          </div>
          <Found accounts={found.rows} plans={plans.value.plans} change={change} show={show} />
          {found.more === null ? null : <EndOfList more={found.more} />}
        </>
      )}
    </>
  );
}

interface LinesProps {
  readonly accounts: readonly AccountRow[];
  readonly onPlan: (account: AccountRow) => void;
  readonly onActive: (account: AccountRow) => void;
  readonly onApprove: (account: AccountRow) => void;
}

const Lines = ({ accounts, onPlan, onActive, onApprove }: LinesProps): JSX.Element => (
  <ul class="rows card accounts">
    {accounts.map((account) => (
      <li key={account.account_id}>
        <AccountLine
          account={account}
          onPlan={() => onPlan(account)}
          onActive={() => onActive(account)}
          onApprove={() => onApprove(account)}
        />
      </li>
    ))}
  </ul>
);

function Found({
  accounts,
  plans,
  change,
  show,
}: {
  accounts: readonly AccountRow[];
  plans: readonly PlanRow[];
  change: (account: AccountRow, to: Change) => void;
  show: (account: AccountRow) => void;
}): JSX.Element {
  const [planned, setPlanned] = useState<AccountRow | null>(null);
  const [given, setGiven] = useState<AccountRow | null>(null);
  const [leaving, setLeaving] = useState<AccountRow | null>(null);
  const toggle = (account: AccountRow): void =>
    account.active ? setLeaving(account) : change(account, { active: true });
  const approve = (account: AccountRow): void => change(account, { approval: 'approved' });
  return (
    <>
      {accounts.length === 0 ? (
        <Empty title="Nobody found">
          <p>Search for a part of an e-mail address.</p>
        </Empty>
      ) : null}
      {given === null ? null : (
        <UndoPlan
          key={given.account_id}
          account={given}
          onUndone={(account) => {
            setGiven(null);
            show(account);
          }}
        />
      )}
      <Lines accounts={accounts} onPlan={setPlanned} onActive={toggle} onApprove={approve} />
      {planned === null ? null : (
        <PlanDialog
          account={planned}
          plans={plans}
          onClose={() => setPlanned(null)}
          onGiven={(account) => {
            setPlanned(null);
            setGiven(account);
            show(account);
          }}
        />
      )}
      {leaving === null ? null : (
        <DeactivateDialog
          account={leaving}
          onClose={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            change(leaving, { active: false });
          }}
        />
      )}
    </>
  );
}
