import type { Member, Wait } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import { words } from '../words.js';
import { Filled } from './filled.js';
import { Fault } from './notice.js';

/**
 * What somebody still has to wait for before they can make videos, and what to do about it. Nothing for those
 * who may.
 */
export function Standing({ person }: { person: Member }): JSX.Element | null {
  const { waits_for: waits } = person;
  if (waits.length === 0) return null;
  return (
    <section class="steps standing" aria-labelledby="standing-title">
      <h2 id="standing-title">{titleOf(waits)}</h2>
      {waits.includes('email') ? <AddressStep email={person.email} /> : null}
      {waits.includes('approval') ? <ApprovalStep isNext={!waits.includes('email')} /> : null}
    </section>
  );
}

const titleOf = (waits: readonly Wait[]): string =>
  waits.includes('email') ? words().standing.proveTitle : words().standing.approvalTitle;

function AddressStep({ email }: { email: string }): JSX.Element {
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useAction();
  const ask = (): void =>
    void run(async () => {
      setSent(false);
      await call('POST', 'email/ask', {});
      setSent(true);
    });
  return (
    <>
      <p>
        <Filled text={words().standing.mailed} parts={{ email: <strong>{email}</strong> }} />
      </p>
      <Fault text={fault} />
      <p class="card-actions">
        <button type="button" aria-disabled={busy} onClick={ask}>
          {words().standing.again}
        </button>
        {sent ? <span role="status">{words().standing.sent}</span> : null}
      </p>
    </>
  );
}

const ApprovalStep = ({ isNext }: { isNext: boolean }): JSX.Element => (
  <p>{isNext ? words().standing.next : words().standing.afterwards}</p>
);
