import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (id: string, hintId: string | undefined) => ComponentChildren;
}

/** A labelled control with a hint that screen readers tie to it. */
export function Field({ label, hint, children }: FieldProps): JSX.Element {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(id, hintId)}
      {hint === undefined ? null : (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TextProps {
  readonly label: string;
  /** Of the request's field, by which a refusal finds it. */
  readonly name?: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'password' | 'search';
  readonly autocomplete?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly minLength?: number;
}

/** One line of text. */
export function TextField({
  label,
  name,
  hint,
  type = 'text',
  autocomplete,
  value,
  onText,
  minLength,
}: TextProps): JSX.Element {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(id, hintId) => (
        <input
          id={id}
          name={name}
          {...({ type } as { type: 'text' })}
          value={value}
          aria-describedby={hintId}
          autocomplete={autocomplete}
          minLength={minLength}
          required={type !== 'search'}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  /** What can't be chosen says why in a word. */
  readonly choices: readonly (readonly [value: string, name: string, whyNot?: string])[];
  readonly onChoice: (value: string) => void;
}

/** One of a few. */
export function Choice({ label, name, value, choices, onChoice }: ChoiceProps): JSX.Element {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} name={name} value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
          {choices.map(([choice, name, whyNot]) => (
            <option key={choice} value={choice} disabled={whyNot !== undefined}>
              {whyNot === undefined ? name : `${name} · ${whyNot}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
