import type { Session } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useArrival } from '../focus.js';
import { Filled } from '../parts/filled.js';
import { Link } from '../parts/link.js';
import { Mark } from '../parts/mark.js';
import { known, words } from '../words.js';
import { EnterForm } from './enter-form.js';
import { ForgottenForm } from './forgotten-form.js';
import { Join } from './join.js';
import { ResetForm } from './reset-form.js';

/** The pages for people who are not signed in. */
export function EntryPage({
  path,
  session,
  entered,
}: {
  path: string;
  session: Session;
  entered: () => Promise<void>;
}): JSX.Element {
  const title = known(words().entry.titles, path);
  const main = useRef<HTMLElement>(null);
  useArrival(main, path);
  useEffect(() => {
    document.title = `${title} · Clipwright`;
  }, [title]);
  return (
    <main class="entry" tabIndex={-1} ref={main}>
      <p class="brand">
        <Mark />
        Clipwright
      </p>
      <p class="muted">{words().entry.what}</p>
      <h1>{title}</h1>
      {contentOf(path, session, entered)}
    </main>
  );
}

function contentOf(path: string, session: Session, entered: () => Promise<void>): ComponentChildren {
  if (path === '/forgotten-password') return <ForgottenForm mail={session.mail} />;
  if (path === '/reset-password') return <ResetForm shortest={session.shortest_password} />;
  if (path === '/sign-up') return <SignUp session={session} entered={entered} />;
  if (path === '/join') return <Join session={session} entered={entered} />;
  if (path === '/verify-email') return <SignInToVerify entered={entered} />;
  return (
    <>
      <EnterForm kind="sign-in" entered={entered} />
      <p class="entry-links">
        <Link to="/forgotten-password">{words().entry.forgotten}</Link>
        {session.sign_up === 'closed' ? null : <Link to="/sign-up">{words().entry.createLink}</Link>}
      </p>
    </>
  );
}

const SignInLink = (): JSX.Element => <Link to="/sign-in">{words().signIn}</Link>;

function SignUp({ session, entered }: { session: Session; entered: () => Promise<void> }): JSX.Element {
  if (session.sign_up === 'closed') {
    return (
      <>
        <p>{words().entry.closed}</p>
        <p class="entry-links">
          <SignInLink />
        </p>
      </>
    );
  }
  return (
    <>
      <WhatComes session={session} />
      <EnterForm kind="sign-up" entered={entered} shortest={session.shortest_password} />
      <p class="entry-links">
        <Filled text={words().entry.haveOne} parts={{ link: <SignInLink /> }} />
      </p>
    </>
  );
}

/** What stands between a new account and its first video; nothing on a server that is open to all. */
function WhatComes({ session }: { session: Session }): JSX.Element | null {
  const steps = [
    ...(session.mail ? [words().entry.mailComes] : []),
    ...(session.sign_up === 'approval' ? [words().entry.approvalComes] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <ol class="what-comes" aria-label={words().entry.whatComes}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

const SignInToVerify = ({ entered }: { entered: () => Promise<void> }): JSX.Element => (
  <>
    <p>{words().entry.toVerify}</p>
    <EnterForm kind="sign-in" stays entered={entered} />
    <p class="entry-links">
      <Link to="/forgotten-password">{words().entry.forgotten}</Link>
    </p>
  </>
);
