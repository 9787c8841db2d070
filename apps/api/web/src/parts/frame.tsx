import type { Person } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../call.js';
import { useArrival } from '../focus.js';
import { forgetDraft } from '../kept-draft.js';
import { go } from '../router.js';
import { words } from '../words.js';
import { Link } from './link.js';
import { Mark } from './mark.js';

type Place = readonly [path: `/${string}`, name: string];

function ownPlaces(): readonly Place[] {
  const { frame } = words();
  return [
    ['/', frame.overview],
    ['/playground', frame.playground],
    ['/videos', frame.videos],
    ['/usage', frame.usage],
    ['/credits', frame.credits],
    ['/account', frame.account],
  ];
}

/** Their pages are in English alone. */

const OPERATOR: readonly Place[] = [
  ['/operator', 'Work'],
  ['/operator/engines', 'Engines'],
  ['/operator/charts', 'Charts'],
  ['/operator/accounts', 'Accounts'],
  ['/operator/plans', 'Plans'],
  ['/operator/credits', 'Credits'],
  ['/operator/videos', 'All videos'],
  ['/operator/payments', 'Payments'],
  ['/operator/settings', 'Settings'],
  ['/operator/audit', 'Audit log'],
];

/** Places that have pages below them. */
const HOLDS_PAGES = new Set(['/videos', '/operator/accounts']);

/** Whether a page is this place, or one below it: that of one video and the trash are under Videos, that of an account under Accounts. */
const isIn = (place: string, path: string): boolean =>
  place === path ||
  (HOLDS_PAGES.has(place) && path.startsWith(`${place}/`)) ||
  (place === '/videos' && path === '/trash');

/** Of pages that have no place of their own. */
const otherName = (path: string): string => (path === '/reference' ? words().docs.title : 'Clipwright');

const leave = async (): Promise<void> => {
  await call('POST', 'sign-out').catch(() => undefined);
  forgetDraft();
  go('/sign-in');
};

/** What stands around every page: where one is, where one can go, and the way out. */
export function Frame({
  path,
  person,
  children,
}: {
  path: string;
  person: Person;
  children: ComponentChildren;
}): JSX.Element {
  const main = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  useArrival(main, path);
  const own = ownPlaces();
  const name = [...own, ...OPERATOR].find(([place]) => isIn(place, path))?.[1] ?? otherName(path);
  useEffect(() => {
    document.title = `${name} · Clipwright`;
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  return (
    <div class="frame">
      <a class="skip" href="#main" onClick={() => main.current?.focus()}>
        {words().frame.skip}
      </a>
      <header class="side">
        <Link to="/" class="brand">
          <Mark />
          Clipwright
        </Link>
        <nav aria-label={words().frame.pages} ref={nav}>
          <Places places={own} path={path} />
          {person.operator ? (
            <>
              <p class="side-title" id="operators">
                Operators
              </p>
              <Places places={OPERATOR} path={path} labelledBy="operators" />
            </>
          ) : null}
        </nav>
        <div class="side-end">
          <p class="who" title={person.email}>
            {person.email}
          </p>
          <p class="side-links">
            <Link to="/reference" current={path === '/reference'}>
              {words().frame.docs}
            </Link>
            <button type="button" class="quiet" onClick={() => void leave()}>
              {words().frame.signOut}
            </button>
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} ref={main} key={path}>
        {children}
      </main>
    </div>
  );
}

function Places({
  places,
  path,
  labelledBy,
}: {
  places: readonly Place[];
  path: string;
  labelledBy?: string;
}): JSX.Element {
  return (
    <ul class="places" aria-labelledby={labelledBy}>
      {places.map(([place, name]) => (
        <li key={place}>
          <Link to={place} current={isIn(place, path)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
