import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { TextField } from '../parts/field.js';
import { Link } from '../parts/link.js';
import { Fault, Notice } from '../parts/notice.js';
import { useAction } from '../use-action.js';

const back = (
  <p class="entry-links">
    <Link to="/sign-in">Back to sign in</Link>
  </p>
);

/** Asks for a link that sets a new password; without a mail server, says how else. */
export function ForgottenForm({ mail }: { mail: boolean }): JSX.Element {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useAction();

  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await call('POST', 'password/forgotten', { email });
      setSent(true);
    });
  };
  if (!mail) return <WithoutMail />;
  if (sent)
    return (
      <>
        <Notice kind="good">
          If there is an account with this address, a link is on its way to it. It works for one hour.
        </Notice>
        {back}
      </>
    );
  return (
    <>
      <form onSubmit={submit}>
        <TextField
          label="E-mail address"
          type="email"
          autocomplete="username"
          value={email}
          onText={setEmail}
        />
        <Fault text={fault} />
        <button type="submit" class="main" aria-disabled={busy}>
          Send me a link
        </button>
      </form>
      {back}
    </>
  );
}

const WithoutMail = (): JSX.Element => (
  <>
    <p>This server sends no mail. Whoever runs it can set a new password on the command line:</p>
    <CodeBlock
      name="Command"
      text="npm run -s clipwright -- account reset-password --email you@example.com"
    />
    {back}
  </>
);
