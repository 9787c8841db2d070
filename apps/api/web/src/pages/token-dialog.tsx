import type { AccessGrants, MadeToken } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Dialog } from '../parts/dialog.js';
import { TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { ToolChoice } from '../parts/tool-choice.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import { words } from '../words.js';

interface Props {
  readonly access: AccessGrants;
  readonly made: () => Promise<void>;
  readonly onClose: () => void;
}

/** Makes a token. Its text lives in this dialog alone, until somebody closes it. */
function useNewToken(made: () => Promise<void>) {
  const [token, setToken] = useState<string | null>(null);
  const { busy, fault, run } = useAction();
  const confirmed = useConfirmed({ run });
  const make = (wanted: { name: string; tools: readonly string[] }): void =>
    confirmed.run(async () => {
      setToken((await call<MadeToken>('POST', 'access/tokens', wanted)).token);
      await made();
    });
  return { busy, fault, confirmed, token, make };
}

/** Asks what a token is for, and shows it once. */
export function TokenDialog({ access, made, onClose }: Props): JSX.Element {
  const [name, setName] = useState('');
  const [tools, setTools] = useState<readonly string[]>(access.tools.map((tool) => tool.name));
  const { token, confirmed, make, busy, fault } = useNewToken(made);
  const submit = (event: Event): void => {
    event.preventDefault();
    make({ name, tools });
  };
  if (token !== null) return <Shown token={token} endpoint={access.endpoint} onClose={onClose} />;
  if (confirmed.asks) return <ConfirmDialog of={{ ...confirmed, close: onClose }} />;
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
