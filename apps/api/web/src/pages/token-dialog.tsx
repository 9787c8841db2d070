import type { AccessGrants, MadeToken } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Dialog } from '../parts/dialog.js';
import { TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { PasswordDialog } from '../parts/password-dialog.js';
import { ToolChoice } from '../parts/tool-choice.js';
import { type Action, useAction } from '../use-action.js';
import { words } from '../words.js';

interface Props {
  readonly access: AccessGrants;
  readonly made: () => Promise<void>;
  readonly onClose: () => void;
}

interface NewToken extends Action {
  readonly token: string | null;
  readonly asksPassword: boolean;
  readonly make: (wanted: { name: string; tools: readonly string[] }) => void;
}

/** Makes a token. Its text lives in this dialog alone, until somebody closes it. */
function useNewToken(made: () => Promise<void>): NewToken {
  const [token, setToken] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  const action = useAction();
  const make: NewToken['make'] = (wanted) =>
    void action.run(async () => {
      setAsksPassword(false);
      try {
        setToken((await call<MadeToken>('POST', 'access/tokens', wanted)).token);
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'password_required')) throw error;
        setAsksPassword(true);
      }
      await made();
    });
  return { ...action, token, asksPassword, make };
}

/** Asks what a token is for, and shows it once. */
export function TokenDialog({ access, made, onClose }: Props): JSX.Element {
  const [name, setName] = useState('');
  const [tools, setTools] = useState<readonly string[]>(access.tools.map((tool) => tool.name));
  const { token, asksPassword, make, busy, fault } = useNewToken(made);
  const submit = (event: Event): void => {
    event.preventDefault();
    make({ name, tools });
  };
  if (token !== null) return <Shown token={token} endpoint={access.endpoint} onClose={onClose} />;
  if (asksPassword) return <PasswordDialog onConfirmed={() => make({ name, tools })} onClose={onClose} />;
  return (
    <Dialog title={words().programs.newTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label={words().programs.name}
          autocomplete="off"
          hint={words().programs.nameHint}
          value={name}
          onText={setName}
        />
        <ToolChoice tools={access.tools} chosen={tools} onChosen={setTools} />
        <Fault text={fault} />
        <p class="dialog-actions">
          <button type="button" onClick={onClose}>
            {words().cancel}
          </button>
          <button type="submit" class="main" aria-disabled={busy}>
            {words().programs.makeIt}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

const Shown = ({
  token,
  endpoint,
  onClose,
}: {
  token: string;
  endpoint: string;
  onClose: () => void;
}): JSX.Element => (
  <Dialog title={words().programs.yourToken} onClose={onClose}>
    <p>
      <strong>{words().programs.once}</strong> {words().programs.whoever}
    </p>
    <CodeBlock name={words().programs.token} text={token} />
    <p>{words().programs.where}</p>
    <CodeBlock name={words().programs.address} text={endpoint} />
    <p class="dialog-actions">
      <button type="button" class="main" onClick={onClose}>
        {words().done}
      </button>
    </p>
  </Dialog>
);
