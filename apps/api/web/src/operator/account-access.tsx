import type { AccountPage, AccountRow, MadeResetLink, OthersSessions } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { browserName } from '../pages/browser-name.js';
import { Fault } from '../parts/notice.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import type { Loaded } from '../use-loaded.js';
import { agoOf, dateOf } from '../words.js';
import { ResetLink } from './shown-once.js';

interface AccountAccessProps {
  readonly account: AccountRow;
  readonly apiKey: AccountPage['key'];
  readonly sessions: Loaded<OthersSessions>;
}

/** The ways into an account: its key, its browsers, and a link for a new password. */
export function AccountAccess({
  account,
  apiKey,
  sessions: { value, fault, reload },
}: AccountAccessProps): JSX.Element {
  const signedIn = value?.sessions ?? [];
  return (
    <section class="card" aria-labelledby="access-title">
      <h2 id="access-title">Key and sessions</h2>
      <p>{keyText(apiKey)}</p>
      <Fault text={fault} />
      {signedIn.length === 0 ? <p class="muted">Signed in nowhere.</p> : null}
      <ul class="rows" aria-label="Sessions">
        {signedIn.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{browserName(session.agent)}</strong>
              <p class="muted small">
                {session.address ?? 'unknown address'} · since {dateOf(session.created_at)} · seen{' '}
                {agoOf(session.seen_at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Acts account={account} signedIn={signedIn.length > 0} changed={reload} />
    </section>
  );
}

const keyText = (key: AccountPage['key']): string =>
  key === null
    ? 'No API key was made yet.'
    : `API key ${key.hint}, made ${dateOf(key.created_at)}, ${
        key.last_used_at === null ? 'never used' : `used ${agoOf(key.last_used_at)}`
      }.`;

function Acts({
  account,
  signedIn,
  changed,
}: {
  account: AccountRow;
  signedIn: boolean;
  changed: () => Promise<unknown>;
}): JSX.Element {
  const [made, setMade] = useState<MadeResetLink | null>(null);
  const action = useAction();
  const confirmed = useConfirmed(action);
  const path = `operator/accounts/${account.account_id}`;
  const make = (): void =>
    confirmed.run(async () => setMade(await call<MadeResetLink>('POST', `${path}/reset-link`, {})));
  const signOut = (): void =>
    void action.run(async () => {
      await call('DELETE', `${path}/sessions`);
      await changed();
    });
  return (
    <>
      <p class="card-actions">
        <button type="button" aria-disabled={action.busy} onClick={make}>
          Make a reset link
        </button>
        {signedIn ? (
          <button type="button" aria-disabled={action.busy} onClick={signOut}>
            Sign out everywhere
          </button>
        ) : null}
      </p>
      <Fault text={action.fault} />
      {made === null ? null : <ResetLink made={made} />}
      <ConfirmDialog of={confirmed} />
    </>
  );
}
