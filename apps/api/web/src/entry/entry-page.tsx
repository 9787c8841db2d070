import type { Session } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useArrival } from '../focus.js';
import { Link } from '../parts/link.js';
import { Mark } from '../parts/mark.js';
import { EnterForm } from './enter-form.js';
import { ForgottenForm } from './forgotten-form.js';
import { Join } from './join.js';
import { ResetForm } from './reset-form.js';

const TITLES: Readonly<Record<string, string>> = {
  '/sign-in': 'Sign in',
  '/sign-up': 'Create an account',
  '/join': 'You are invited',
  '/verify-email': 'Prove your e-mail address',
  '/forgotten-password': 'Forgotten password',
  '/reset-password': 'Set a new password',
};

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
  const title = TITLES[path] ?? '';
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
        <Link to="/forgotten-password">Forgotten password?</Link>
        {session.sign_up === 'closed' ? null : <Link to="/sign-up">Create an account</Link>}
      </p>
    </>
  );
}

function SignUp({ session, entered }: { session: Session; entered: () => Promise<void> }): JSX.Element {
  if (session.sign_up === 'closed') {
    return (
      <>
        <p>
          Accounts are made by the people who run this server. Ask them for an invitation: a link that works
          once.
        </p>
        <p class="entry-links">
          <Link to="/sign-in">Sign in</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <WhatComes session={session} />
      <EnterForm kind="sign-up" entered={entered} shortest={session.shortest_password} />
      <p class="entry-links">
        You have one? <Link to="/sign-in">Sign in</Link>
      </p>
    </>
  );
}

/** What stands between a new account and its first video; nothing on a server that is open to all. */
function WhatComes({ session }: { session: Session }): JSX.Element | null {
  const steps = [
    ...(session.mail ? ['We mail you a link that proves your e-mail address.'] : []),
    ...(session.sign_up === 'approval'
      ? [
          'The people who run this server look at your account. Until then you can look around, and make nothing.',
        ]
      : []),
  ];
  if (steps.length === 0) return null;
  return (
    <ol class="what-comes" aria-label="What comes then">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

const SignInToVerify = ({ entered }: { entered: () => Promise<void> }): JSX.Element => (
  <>
    <p>
      Sign in to the account that this link is for; then it is proved. If you made no account here, close this
      page: nobody can use your address without it.
    </p>
    <EnterForm kind="sign-in" stays entered={entered} />
    <p class="entry-links">
      <Link to="/forgotten-password">Forgotten password?</Link>
    </p>
  </>
);
