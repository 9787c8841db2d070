import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../parts/link.js';
import { Mark } from '../parts/mark.js';
import type { Session } from '../shapes.js';
import { EnterForm } from './enter-form.js';
import { ForgottenForm } from './forgotten-form.js';
import { ResetForm } from './reset-form.js';

const TITLES: Readonly<Record<string, string>> = {
  '/sign-in': 'Sign in',
  '/sign-up': 'Create an account',
  '/forgotten-password': 'Forgotten password',
  '/reset-password': 'Set a new password',
};

/** The pages for people who are not signed in. */
export function EntryPage({ path, session, entered }: { path: string; session: Session; entered: () => Promise<void> }): JSX.Element {
  const title = TITLES[path] ?? '';
  useEffect(() => {
    document.title = `${title} · Clipwright`;
  }, [title]);
  return (
    <main class="entry">
      <p class="brand"><Mark />Clipwright</p>
      <h1>{title}</h1>
      {contentOf(path, session, entered)}
    </main>
  );
}

function contentOf(path: string, session: Session, entered: () => Promise<void>): ComponentChildren {
  if (path === '/forgotten-password') return <ForgottenForm mail={session.mail} />;
  if (path === '/reset-password') return <ResetForm shortest={session.shortest_password} />;
  if (path === '/sign-up') return <SignUp session={session} entered={entered} />;
  return (
    <>
      <EnterForm kind="sign-in" entered={entered} />
      <p class="entry-links">
        <Link to="/forgotten-password">Forgotten password?</Link>
        {session.sign_up_open ? <Link to="/sign-up">Create an account</Link> : null}
      </p>
    </>
  );
}

function SignUp({ session, entered }: { session: Session; entered: () => Promise<void> }): JSX.Element {
  if (!session.sign_up_open) {
    return (
      <>
        <p>Accounts are made by the people who run this server. Ask them for one.</p>
        <p class="entry-links"><Link to="/sign-in">Sign in</Link></p>
      </>
    );
  }
  return (
    <>
      <EnterForm kind="sign-up" entered={entered} shortest={session.shortest_password} />
      <p class="entry-links">You have one? <Link to="/sign-in">Sign in</Link></p>
    </>
  );
}
