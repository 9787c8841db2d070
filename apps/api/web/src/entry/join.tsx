import type { InvitationTerms, Session } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { dateOf } from '../words.js';
import { EnterForm } from './enter-form.js';

/**
 * Makes an account with an invitation. The token stands behind the # of the link and goes to the server in a
 * body alone.
 */
export function Join({ session, entered }: { session: Session; entered: () => Promise<void> }): JSX.Element {
  const [token] = useState(() => location.hash.slice(1));
  const [terms, setTerms] = useState<InvitationTerms | null>(null);
  const { fault, run } = useAction();
  useEffect(
    () => void run(async () => setTerms(await call<InvitationTerms>('POST', 'invitations/read', { token }))),
    [token],
  );

  if (fault !== null)
    return (
      <>
        <Fault text={fault} />
        <p class="entry-links">
          <Link to="/sign-in">Sign in</Link>
        </p>
      </>
    );
  if (terms === null) return <p class="muted">Reading your invitation…</p>;
  return (
    <>
      <p>
        {termsText(terms)} The link works once, until {dateOf(terms.expires_at)}.
      </p>
      {session.mail && !terms.operator ? (
        <p class="muted">Then we mail you a link that proves your e-mail address.</p>
      ) : null}
      <EnterForm kind="sign-up" invitation={token} entered={entered} shortest={session.shortest_password} />
      <p class="entry-links">
        You have an account? <Link to="/sign-in">Sign in</Link>
      </p>
    </>
  );
}

const termsText = ({ operator, plan_name: plan }: InvitationTerms): string =>
  operator
    ? 'Make your account: it will be the operator of this server.'
    : `Make your account: it is on the plan ${plan} and needs nobody's approval.`;
