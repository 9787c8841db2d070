import type { InvitationTerms, Session } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { Filled } from '../parts/filled.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { dateOf, words } from '../words.js';
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
          <Link to="/sign-in">{words().signIn}</Link>
        </p>
      </>
    );
  if (terms === null) return <p class="muted">{words().entry.readingInvitation}</p>;
  return (
    <>
      <p>
        {termsText(terms)} {words().entry.worksUntil(dateOf(terms.expires_at))}
      </p>
      {session.mail && !terms.operator ? <p class="muted">{words().entry.mailComesThen}</p> : null}
      <EnterForm kind="sign-up" invitation={token} entered={entered} shortest={session.shortest_password} />
      <p class="entry-links">
        <Filled
          text={words().entry.haveAccount}
          parts={{ link: <Link to="/sign-in">{words().signIn}</Link> }}
        />
      </p>
    </>
  );
}

const termsText = ({ operator, plan_name: plan }: InvitationTerms): string =>
  operator ? words().entry.operatorTerms : words().entry.terms(plan);
