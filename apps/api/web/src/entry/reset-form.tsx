import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { TextField } from '../parts/field.js';
import { Link } from '../parts/link.js';
import { Fault, Notice } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { words } from '../words.js';

/** Sets a new password. The token stands behind the # of the link and goes to the server in a body alone. */
export function ResetForm({ shortest }: { shortest: number }): JSX.Element {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useAction();

  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await call('POST', 'password/reset', { token, new_password: password });
      history.replaceState(null, '', '/reset-password');
      setDone(true);
    });
  };
  if (done)
    return (
      <>
        <Notice kind="good">{words().entry.isSet}</Notice>
        <p class="entry-links">
          <Link to="/sign-in">{words().signIn}</Link>
        </p>
      </>
    );
  return (
    <form onSubmit={submit}>
      <TextField
        label={words().newPassword}
        type="password"
        autocomplete="new-password"
        minLength={shortest}
        value={password}
        onText={setPassword}
        hint={words().atLeastWords(shortest)}
      />
      <Fault text={fault} />
      <button type="submit" class="main" disabled={busy || token === ''}>
        {words().entry.set}
      </button>
    </form>
  );
}
