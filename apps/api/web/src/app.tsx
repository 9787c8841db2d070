import type { Member, Person, Session } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EntryPage } from './entry/entry-page.js';
import { ConnectionLine } from './events/connection-line.js';
import { useEventsOf } from './events/live.js';
import { operatorPage } from './operator/operator-pages.js';
import { AccountPage } from './pages/account-page.js';
import { AuthorizePage } from './pages/authorize-page.js';
import { CreditsPage } from './pages/credits-page.js';
import { DocsPage } from './pages/docs-page.js';
import { OverviewPage } from './pages/overview-page.js';
import { TrashPage } from './pages/trash-page.js';
import { PlaygroundPage } from './pages/playground-page.js';
import { UsagePage } from './pages/usage-page.js';
import { VerifyPage } from './pages/verify-page.js';
import { VideoPage } from './pages/video-page.js';
import { VideosPage } from './pages/videos-page.js';
import { Frame } from './parts/frame.js';
import { Notice } from './parts/notice.js';
import { Standing } from './parts/standing.js';
import { goAndSignIn, usePath } from './router.js';
import { useEvery, useLoaded } from './use-loaded.js';
import { speakAs, words } from './words.js';

const ENTRIES = ['/sign-in', '/sign-up', '/join', '/forgotten-password', '/reset-password', '/verify-email'];

/** Whether a page is one to get in. Who is signed in follows the link of a mail inside. */
const isEntryFor = (person: Person | null, path: string): boolean =>
  ENTRIES.includes(path) && (person === null || path !== '/verify-email');

type Page = (props: { session: Session; reload: () => Promise<void> }) => JSX.Element;

const mayMake = ({ account }: Session): boolean => account?.waits_for.length === 0;

const emailOf = ({ account }: Session): string => account?.email ?? '';

const PAGES: Readonly<Record<string, Page>> = {
  '/': ({ session }) => <OverviewPage mayMake={mayMake(session)} />,
  '/videos': ({ session }) => <VideosPage trashDays={session.trash_days} />,
  '/trash': ({ session }) => <TrashPage trashDays={session.trash_days} />,
  '/playground': ({ session }) => (
    <PlaygroundPage mayMake={mayMake(session)} email={emailOf(session)} trashDays={session.trash_days} />
  ),
  '/usage': () => <UsagePage />,
  '/credits': () => <CreditsPage />,
  '/account': ({ session }) => <AccountPage session={session} />,
  '/authorize': () => <AuthorizePage />,
  '/reference': () => <DocsPage />,
  '/verify-email': ({ reload }) => <VerifyPage proved={reload} />,
};

/** The page of one video, by its path; undefined for any other path. */
function videoPage(path: string): Page | undefined {
  const id = /^\/videos\/(?<id>\w+)$/.exec(path)?.groups?.['id'];
  return id === undefined ? undefined : ({ session }) => <VideoPage key={id} id={id} session={session} />;
}

/** The dashboard: the pages for people who are signed in, or the ones to get in. */
export function App(): JSX.Element {
  const path = usePath();
  const { value: session, fault, reload } = useLoaded<Session>('session');
  const person = session?.account ?? null;
  const isEntry = isEntryFor(person, path);
  const mustEnter = session !== null && person === null && !isEntry;

  useEffect(() => void reload(), [isEntry]);
  useEffect(() => {
    if (mustEnter) goAndSignIn();
  }, [mustEnter]);

  if (session === null) return <Waiting fault={fault} />;
  if (isEntry) return <EntryPage path={path} session={session} entered={reload} />;
  return person === null ? (
    <Waiting fault={null} />
  ) : (
    <Inside path={path} person={person} session={session} reload={reload} />
  );
}

const Waiting = ({ fault }: { fault: string | null }): JSX.Element =>
  fault === null ? (
    <div class="blank" />
  ) : (
    <main class="entry">
      <Notice kind="bad">{fault}</Notice>
    </main>
  );

interface InsideProps {
  readonly path: string;
  readonly person: Member;
  readonly session: Session;
  readonly reload: () => Promise<void>;
}

/** How often somebody who waits for an operator's word is looked after. */
const LOOK_EVERY_MS = 10_000;

function Inside({ path, person, session, reload }: InsideProps): JSX.Element {
  const page = PAGES[path] ?? videoPage(path) ?? (person.operator ? operatorPage(path) : undefined);
  useEventsOf(person.email);
  useEffect(() => void speakAs(person.language), [person.language]);
  useEvery(person.waits_for.length > 0 ? LOOK_EVERY_MS : null, reload);
  return (
    <Frame path={path} person={person}>
      <ConnectionLine />
      <Standing person={person} />
      {page?.({ session, reload }) ?? <Notice kind="bad">{words().frame.noSuchPage}</Notice>}
    </Frame>
  );
}
