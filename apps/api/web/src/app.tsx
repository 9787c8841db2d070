import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EntryPage } from './entry/entry-page.js';
import { OPERATOR_PAGES } from './operator/operator-pages.js';
import { AccountPage } from './pages/account-page.js';
import { OverviewPage } from './pages/overview-page.js';
import { PlaygroundPage } from './pages/playground-page.js';
import { UsagePage } from './pages/usage-page.js';
import { VideosPage } from './pages/videos-page.js';
import { Frame } from './parts/frame.js';
import { Notice } from './parts/notice.js';
import { go, usePath } from './router.js';
import type { Person, Session } from './shapes.js';
import { useLoaded } from './use-loaded.js';

const ENTRIES = ['/sign-in', '/sign-up', '/forgotten-password', '/reset-password'];

type Page = (props: { session: Session }) => JSX.Element;

const PAGES: Readonly<Record<string, Page>> = {
  '/': () => <OverviewPage />,
  '/videos': () => <VideosPage />,
  '/playground': () => <PlaygroundPage />,
  '/usage': () => <UsagePage />,
  '/account': ({ session }) => <AccountPage session={session} />,
};

/** The dashboard: the pages for people who are signed in, or the ones to get in. */
export function App(): JSX.Element {
  const path = usePath();
  const { value: session, fault, reload } = useLoaded<Session>('session');
  const isEntry = ENTRIES.includes(path);
  const person = session?.account ?? null;
  const mustEnter = session !== null && person === null && !isEntry;

  useEffect(() => void reload(), [isEntry]);
  useEffect(() => {
    if (mustEnter) go('/sign-in', { replace: true });
  }, [mustEnter]);

  if (session === null) return <Waiting fault={fault} />;
  if (isEntry) return <EntryPage path={path} session={session} entered={reload} />;
  return person === null ? <Waiting fault={null} /> : <Inside path={path} person={person} session={session} />;
}

const Waiting = ({ fault }: { fault: string | null }): JSX.Element =>
  fault === null ? <div class="blank" /> : <main class="entry"><Notice kind="bad">{fault}</Notice></main>;

function Inside({ path, person, session }: { path: string; person: Person; session: Session }): JSX.Element {
  const pages = person.operator ? { ...PAGES, ...OPERATOR_PAGES } : PAGES;
  return (
    <Frame path={path} person={person}>
      {pages[path]?.({ session }) ?? <Notice kind="bad">There is no such page.</Notice>}
    </Frame>
  );
}
