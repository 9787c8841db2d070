import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { Link } from '../parts/link.js';
import { Fault, Notice } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { words } from '../words.js';

/** Proves the e-mail address of whoever is signed in. The token stands behind the # of the link. */
export function VerifyPage({ proved }: { proved: () => Promise<void> }): JSX.Element {
  const [token] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const { fault, run } = useAction();
  useEffect(() => {
    void run(async () => {
      await call('POST', 'email/prove', { token });
      history.replaceState(null, '', '/verify-email');
      setDone(true);
      await proved();
    });
  }, [token]);
  return (
    <>
      <PageHead title={words().entry.yourAddress} />
      <Fault text={fault} />
      {done ? (
        <>
          <Notice kind="good">{words().entry.proved}</Notice>
          <p>
            <Link to="/" class="button main">
              {words().goOn}
            </Link>
          </p>
        </>
      ) : null}
      {done || fault !== null ? null : <p class="muted">{words().entry.lookingAtLink}</p>}
    </>
  );
}
