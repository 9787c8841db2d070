import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Choice, Field, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';

const KINDS = [
  ['grant', 'Give'],
  ['correct', 'Correct'],
] as const;

/** Gives credits, or corrects a balance, with a reason that the account sees. */
export function GiftForm({ path, given }: { path: string; given: () => Promise<void> }): JSX.Element {
  const [kind, setKind] = useState<string>('grant');
  const [credits, setCredits] = useState('');
  const [reason, setReason] = useState('');
  const { busy, fault, run } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      await call('POST', path, { kind, credits: Number(credits), reason });
      setCredits('');
      setReason('');
      await given();
    });
  };
  return (
    <form onSubmit={submit}>
      <div class="field-grid">
        <Choice label="What" value={kind} choices={KINDS} onChoice={setKind} />
        <Field
          label="How many credits"
          {...(kind === 'correct' ? { hint: 'Below zero takes credits away.' } : {})}
        >
          {(id, hintId) => (
            <input
              id={id}
              aria-describedby={hintId}
              type="number"
              step={1}
              required
              {...(kind === 'grant' ? { min: 1 } : {})}
              value={credits}
              onInput={(event) => setCredits(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <TextField label="Why" hint="The account sees it." value={reason} onText={setReason} />
      <Fault text={fault} />
      <p class="card-actions">
        <button type="submit" disabled={busy}>
          {kind === 'grant' ? 'Give credits' : 'Correct the balance'}
        </button>
      </p>
    </form>
  );
}
