import type { AccessGrants, KnownSessions, OwnPlan, Session } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { TextField } from '../parts/field.js';
import { Fault, Notice } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { type Loaded, useLoaded } from '../use-loaded.js';
import { agoOf, dateOf, words } from '../words.js';
import { AccessCard } from './access-card.js';
import { browserName } from './browser-name.js';
import { LeaveCard } from './leave-card.js';
import { LooksCard } from './looks-card.js';
import { PlanCard } from './plan-card.js';

/** Plan, password, sessions, and the end of the account. */
export function AccountPage({ session }: { session: Session }): JSX.Element {
  const plan = useLoaded<OwnPlan>('plan');
  const sessions = useLoaded<KnownSessions>('sessions');
  const access = useLoaded<AccessGrants>('access');
  return (
    <>
      <PageHead title={words().account.title} />
      {isLoading(plan) ? null : (
        <div class="cards">
          <PlanCard plan={plan} />
          <PasswordCard
            email={emailOf(session)}
            shortest={session.shortest_password}
            changed={sessions.reload}
          />
          <LooksCard />
          <SessionsCard sessions={sessions} />
          {isLoading(access) ? null : <AccessCard access={access} />}
          {[sessions, access].some(isLoading) ? null : <LeaveCard email={emailOf(session)} />}
        </div>
      )}
    </>
  );
}

const emailOf = ({ account }: Session): string => account?.email ?? '';

/** What stands below something that is not there yet would jump. */
const isLoading = ({ value, fault }: Loaded<unknown>): boolean => value === null && fault === null;

function PasswordCard({
  email,
  shortest,
  changed,
}: {
  email: string;
  shortest: number;
  changed: () => Promise<void>;
}): JSX.Element {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      setDone(false);
      await call('POST', 'password', { current_password: current, new_password: next });
      setCurrent('');
      setNext('');
      setDone(true);
      await changed();
    });
  };
  return (
    <section class="card" aria-labelledby="password-title">
      <h2 id="password-title">{words().password}</h2>
      <form onSubmit={submit}>
        <input type="email" autocomplete="username" value={email} hidden readOnly />
        <TextField
          label={words().account.current}
          type="password"
          autocomplete="current-password"
          value={current}
          onText={setCurrent}
        />
        <TextField
          label={words().newPassword}
          type="password"
          autocomplete="new-password"
          minLength={shortest}
          hint={words().atLeast(shortest)}
          value={next}
          onText={setNext}
        />
        <Fault text={fault} />
        {done ? <Notice kind="good">{words().account.changed}</Notice> : null}
        <p class="card-actions">
          <button type="submit" aria-disabled={busy}>
            {words().account.change}
          </button>
        </p>
      </form>
    </section>
  );
}

function SessionsCard({
  sessions: { value, fault, reload },
}: {
  sessions: Loaded<KnownSessions>;
}): JSX.Element {
  const action = useAction();
  const end = (id: string): void =>
    void action.run(async () => {
      await call('DELETE', `sessions/${id}`);
      await reload();
    });
  return (
    <section class="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words().account.signedIn}</h2>
      <Fault text={fault ?? action.fault} />
      <ul class="rows">
        {(value?.sessions ?? []).map((known) => (
          <li key={known.id}>
            <div>
              <strong>{browserName(known.agent)}</strong>
              {known.current ? <span class="tag">{words().account.thisBrowser}</span> : null}
              <p class="muted">
                {words().account.session(
                  known.address ?? words().account.unknownAddress,
                  dateOf(known.created_at),
                  agoOf(known.seen_at),
                )}
              </p>
            </div>
            {known.current ? null : (
              <button type="button" aria-disabled={action.busy} onClick={() => end(known.id)}>
                {words().frame.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
