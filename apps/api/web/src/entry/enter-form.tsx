import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { go, placeToComeBackTo } from '../router.js';
import { useAction } from '../use-action.js';
import { spokenLanguage, words } from '../words.js';

interface EnterFormProps {
  readonly kind: 'sign-in' | 'sign-up';
  readonly shortest?: number;
  /** The token of a link that lets somebody sign up. */
  readonly invitation?: string;
  /** Whether to stay on the page then. */
  readonly stays?: boolean;
  readonly entered: () => Promise<void>;
}

function buttonText(kind: EnterFormProps['kind'], busy: boolean): string {
  const { signIn, entry } = words();
  if (kind === 'sign-in') return busy ? entry.signingIn : signIn;
  return busy ? entry.creating : entry.create;
}

/** E-mail address and password, to sign in or to sign up. */
export function EnterForm({
  kind,
  shortest,
  invitation,
  stays = false,
  entered,
}: EnterFormProps): JSX.Element {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, fault, run } = useAction();
  const isNew = kind === 'sign-up';

  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      const language = isNew ? spokenLanguage() : undefined;
      await call('POST', kind, { email, password, invitation, language });
      await entered();
      if (!stays) go(isNew ? '/' : placeToComeBackTo());
    });
  };
  return (
    <form onSubmit={submit}>
      <TextField label={words().email} type="email" autocomplete="username" value={email} onText={setEmail} />
      <TextField
        label={words().password}
        type="password"
        autocomplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onText={setPassword}
        {...(shortest === undefined ? {} : { hint: words().atLeastWords(shortest), minLength: shortest })}
      />
      <Fault text={fault} />
      <button type="submit" class="main" aria-disabled={busy}>
        {buttonText(kind, busy)}
      </button>
    </form>
  );
}
