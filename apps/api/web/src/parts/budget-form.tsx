import type { KeyBudget } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import { numberOf, words } from '../words.js';
import { Field } from './field.js';
import { Fault, Notice } from './notice.js';

type Unit = keyof KeyBudget;

const UNITS: readonly Unit[] = ['videos', 'seconds', 'credits'];

function labelOf(unit: Unit): string {
  const { title, videos, seconds } = words().credits;
  return { videos, seconds, credits: title }[unit];
}

const MOST = 1_000_000_000;

interface BudgetFormProps {
  readonly path: string;
  readonly budget: KeyBudget;
  /** Whose ceilings are set here; the other's are told beside them. */
  readonly of: 'account' | 'operator';
  readonly changed: () => unknown;
}

/** Monthly ceilings for a key: what is left empty has none. */
export function BudgetForm({ path, budget, of, changed }: BudgetFormProps): JSX.Element {
  const [texts, setTexts] = useState<Readonly<Record<Unit, string>>>(() => textsOf(budget, SIDES[of].own));
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useAction();
  const submit = (event: Event): void => {
    event.preventDefault();
    void run(async () => {
      setDone(false);
      await call('PATCH', path, ceilingsOf(texts));
      setDone(true);
      await changed();
    });
  };
  return (
    <form onSubmit={submit}>
      <div class="field-grid">
        {UNITS.map((unit) => (
          <Field key={unit} label={labelOf(unit)} hint={hintOf(budget[unit], of)}>
            {(id, hintId) => (
              <input
                id={id}
                aria-describedby={hintId}
                type="number"
                min={0}
                max={MOST}
                step={1}
                placeholder={words().credits.noCeiling}
                value={texts[unit]}
                onInput={(event) => setTexts({ ...texts, [unit]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Fault text={fault} />
      {done ? <Notice kind="good">{words().credits.isSet}</Notice> : null}
      <p class="card-actions">
        <button type="submit" disabled={busy}>
          {words().credits.set}
        </button>
      </p>
    </form>
  );
}

type Side = 'ceiling' | 'operator_ceiling';

const SIDES = {
  account: { own: 'ceiling', other: 'operator_ceiling', told: 'operatorSays' },
  operator: { own: 'operator_ceiling', other: 'ceiling', told: 'own' },
} as const satisfies Record<string, { own: Side; other: Side; told: string }>;

function hintOf(used: KeyBudget[Unit], of: BudgetFormProps['of']): string {
  const { credits } = words();
  const taken = credits.taken(numberOf(used.used));
  const other = used[SIDES[of].other];
  return other === null ? taken : `${taken}; ${credits[SIDES[of].told](numberOf(other))}`;
}

const textsOf = (budget: KeyBudget, side: Side): Readonly<Record<Unit, string>> => ({
  videos: String(budget.videos[side] ?? ''),
  seconds: String(budget.seconds[side] ?? ''),
  credits: String(budget.credits[side] ?? ''),
});

const ceilingsOf = (texts: Readonly<Record<Unit, string>>): Record<string, number | null> =>
  Object.fromEntries(Object.entries(texts).map(([unit, text]) => [unit, text === '' ? null : Number(text)]));
