import type { MadeKey, Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Fault } from '../parts/notice.js';
import { PasswordDialog } from '../parts/password-dialog.js';
import { curlOf } from '../requests.js';
import { type Action, useAction } from '../use-action.js';
import { agoOf, dateOf } from '../words.js';
import { NeedsPlan } from './needs-plan.js';
import { RegenerateDialog } from './regenerate-dialog.js';

const EXAMPLE = { prompt: 'a lighthouse by the sea at sunset, slow pan left' };

type Asking = 'nothing' | 'to regenerate' | 'for the password';

/** Makes a key. The full text lives in this page's memory alone, until somebody leaves it. */
function useNewKey(
  changed: () => Promise<void>,
): Action & { key: string | null; asking: Asking; ask: (asking: Asking) => void; make: () => void } {
  const [key, setKey] = useState<string | null>(null);
  const [asking, ask] = useState<Asking>('nothing');
  const action = useAction();
  const make = (): void =>
    void action.run(async () => {
      ask('nothing');
      try {
        setKey((await call<MadeKey>('POST', 'key')).api_key);
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'password_required')) throw error;
        ask('for the password');
      }
      await changed();
    });
  return { ...action, key, asking, ask, make };
}

/** The key slot: what may be shown of it, and a new key in full, this once. */
export function KeyCard({
  overview,
  changed,
}: {
  overview: Overview;
  changed: () => Promise<void>;
}): JSX.Element {
  const { key, asking, ask, make, busy, fault } = useNewKey(changed);
  const kept = overview.key;
  return (
    <section class="card" aria-labelledby="key-title">
      <h2 id="key-title">API key</h2>
      {kept === null ? <p>You have no key yet.</p> : <KeyFacts slot={kept} />}
      {key === null ? null : <NewKey apiKey={key} origin={overview.origin} />}
      <NeedsPlan overview={overview} />
      <Fault text={fault} />
      <p class="card-actions">
        <KeyButton
          isFirst={kept === null}
          busy={busy}
          onMake={make}
          onRegenerate={() => ask('to regenerate')}
        />
      </p>
      {asking === 'to regenerate' ? (
        <RegenerateDialog hint={kept?.hint ?? ''} onYes={make} onNo={() => ask('nothing')} />
      ) : null}
      {asking === 'for the password' ? (
        <PasswordDialog onConfirmed={make} onClose={() => ask('nothing')} />
      ) : null}
    </section>
  );
}

function KeyButton({
  isFirst,
  busy,
  onMake,
  onRegenerate,
}: {
  isFirst: boolean;
  busy: boolean;
  onMake: () => void;
  onRegenerate: () => void;
}): JSX.Element {
  if (isFirst)
    return (
      <button type="button" class="main" aria-disabled={busy} onClick={onMake}>
        Make my key
      </button>
    );
  return (
    <button type="button" aria-disabled={busy} onClick={onRegenerate}>
      Regenerate…
    </button>
  );
}

const KeyFacts = ({ slot }: { slot: NonNullable<Overview['key']> }): JSX.Element => (
  <>
    <p class="figure key-hint">
      <code>{slot.hint}</code>
    </p>
    <dl class="totals">
      <div>
        <dt>Made</dt>
        <dd title={dateOf(slot.created_at)}>{agoOf(slot.created_at)}</dd>
      </div>
      <div>
        <dt>Last used</dt>
        <dd>{slot.last_used_at === null ? 'never' : agoOf(slot.last_used_at)}</dd>
      </div>
    </dl>
  </>
);

const NewKey = ({ apiKey, origin }: { apiKey: string; origin: string }): JSX.Element => (
  <div class="new-key" role="status">
    <p>
      <strong>This is your key. It is shown this once.</strong> Keep it on your server, never in a browser or
      an app.
    </p>
    <CodeBlock name="API key" text={apiKey} />
    <p>Make a video with it:</p>
    <CodeBlock name="curl" text={curlOf({ origin, apiKey, body: EXAMPLE })} />
  </div>
);
