import type { MadeKey, Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Fault } from '../parts/notice.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { curlOf } from '../requests.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import { agoOf, dateOf, words } from '../words.js';
import { NeedsPlan } from './needs-plan.js';
import { RegenerateDialog } from './regenerate-dialog.js';

/** Makes a key. The full text lives in this page's memory alone, until somebody leaves it. */
function useNewKey(changed: () => Promise<void>) {
  const [key, setKey] = useState<string | null>(null);
  const [regenerates, setRegenerates] = useState(false);
  const { busy, fault, run } = useAction();
  const confirmed = useConfirmed({ run });
  const make = (): void => {
    setRegenerates(false);
    confirmed.run(async () => {
      setKey((await call<MadeKey>('POST', 'key')).api_key);
      await changed();
    });
  };
  return { busy, fault, confirmed, key, regenerates, setRegenerates, make };
}

/** The key slot: what may be shown of it, and a new key in full, this once. */
export function KeyCard({
  overview,
  changed,
}: {
  overview: Overview;
  changed: () => Promise<void>;
}): JSX.Element {
  const { busy, fault, confirmed, key, regenerates, setRegenerates, make } = useNewKey(changed);
  const kept = overview.key;
  return (
    <section class="card" aria-labelledby="key-title">
      <h2 id="key-title">{words().key.title}</h2>
      {kept === null ? <p>{words().key.none}</p> : <KeyFacts slot={kept} />}
      {key === null ? null : <NewKey apiKey={key} origin={overview.origin} />}
      <NeedsPlan overview={overview} />
      <Fault text={fault} />
      <p class="card-actions">
        <KeyButton
          isFirst={kept === null}
          busy={busy}
          onMake={make}
          onRegenerate={() => setRegenerates(true)}
        />
      </p>
      {regenerates ? (
        <RegenerateDialog hint={kept?.hint ?? ''} onYes={make} onNo={() => setRegenerates(false)} />
      ) : null}
      <ConfirmDialog of={confirmed} />
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
        {words().key.make}
      </button>
    );
  return (
    <button type="button" aria-disabled={busy} onClick={onRegenerate}>
      {words().key.regenerate}
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
        <dt>{words().key.made}</dt>
        <dd title={dateOf(slot.created_at)}>{agoOf(slot.created_at)}</dd>
      </div>
      <div>
        <dt>{words().key.lastUsed}</dt>
        <dd>{slot.last_used_at === null ? words().key.never : agoOf(slot.last_used_at)}</dd>
      </div>
    </dl>
  </>
);

const NewKey = ({ apiKey, origin }: { apiKey: string; origin: string }): JSX.Element => (
  <div class="new-key" role="status">
    <p>
      <strong>{words().key.once}</strong> {words().key.keep}
    </p>
    <CodeBlock name={words().key.title} text={apiKey} />
    <p>{words().key.makeVideo}</p>
    <CodeBlock name="curl" text={curlOf({ origin, apiKey, body: { prompt: words().key.example } })} />
  </div>
);
