import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { TextField } from '../parts/field.js';
import { Link } from '../parts/link.js';
import { Fault, Notice } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { words } from '../words.js';

const Back = (): JSX.Element => (
  <p class="entry-links">
    <Link to="/sign-in">{words().entry.back}</Link>
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
        <Notice kind="good">{words().entry.onItsWay}</Notice>
        <Back />
      </>
    );
  return (
    <>
      <form onSubmit={submit}>
        <TextField
          label={words().email}
          type="email"
          autocomplete="username"
          value={email}
          onText={setEmail}
        />
        <Fault text={fault} />
        <button type="submit" class="main" aria-disabled={busy}>
          {words().entry.sendLink}
        </button>
      </form>
      <Back />
    </>
  );
}

const WithoutMail = (): JSX.Element => (
  <>
    <p>{words().entry.noMail}</p>
    <CodeBlock
      name={words().entry.command}
      text="npm run -s clipwright -- account reset-password --email you@example.com"
    />
    <Back />
  </>
);
