import type { InvitationRow, Invitations, MadeInvitation, PlanRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Choice } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { dateOf } from '../words.js';

/** Links that let one person each make an account, and those that nobody has used yet. */
export function InvitationsCard({
  invitations,
  plans,
  reload,
}: Invitations & {
  readonly plans: readonly PlanRow[];
  readonly reload: () => Promise<void>;
}): JSX.Element {
  const [plan, setPlan] = useState('free');
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const action = useAction();
  const make = (event: Event): void => {
    event.preventDefault();
    void action.run(async () => {
      setMade(await call<MadeInvitation>('POST', 'operator/invitations', { plan }));
      await reload();
    });
  };
  const revoke = (id: string): void =>
    void action.run(async () => {
      await call('DELETE', `operator/invitations/${id}`);
      setMade(null);
      await reload();
    });
  return (
    <section class="card" aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invite somebody</h2>
      <p class="muted">A link that makes one account, on the plan that you choose. It needs no approval.</p>
      <form class="invite" onSubmit={make}>
        <Choice
          label="Plan of the account"
          value={plan}
          choices={plans.filter(({ offered }) => offered).map(({ plan: id, name }) => [id, name])}
          onChoice={(choice) => setPlan(choice)}
        />
        <button type="submit" aria-disabled={action.busy}>
          Make a link
        </button>
      </form>
      <Fault text={action.fault} />
      {made === null ? null : <NewLink made={made} />}
      <ul class="rows">
        {invitations.map((invitation) => (
          <li key={invitation.invitation_id}>
            <InvitationLine
              invitation={invitation}
              busy={action.busy}
              onRevoke={() => revoke(invitation.invitation_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const NewLink = ({ made }: { made: MadeInvitation }): JSX.Element => (
  <div class="new-key" role="status">
    <p>
      <strong>Send this link to one person. It is shown this once,</strong> and works until{' '}
      {dateOf(made.expires_at)}.
    </p>
    <CodeBlock name="Invitation" text={made.link} />
  </div>
);

const InvitationLine = ({
  invitation,
  busy,
  onRevoke,
}: {
  invitation: InvitationRow;
  busy: boolean;
  onRevoke: () => void;
}): JSX.Element => (
  <>
    <div>
      <strong>{invitation.plan_name}</strong>
      <p class="muted small">
        made {dateOf(invitation.created_at)} by {invitation.made_by} · until {dateOf(invitation.expires_at)}
      </p>
    </div>
    <button
      type="button"
      aria-disabled={busy}
      aria-label={`Take back the invitation of ${dateOf(invitation.created_at)}`}
      onClick={onRevoke}
    >
      Take back
    </button>
  </>
);
