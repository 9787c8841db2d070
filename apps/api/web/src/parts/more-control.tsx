import type { JSX } from 'preact';
import type { MoreField } from '../pages/more-fields.js';
import { Choice, TextField } from './field.js';

interface MoreControlProps {
  readonly of: MoreField;
  readonly value: string | boolean | undefined;
  readonly onValue: (value: string | boolean) => void;
}

/** The control of a field that core describes: a switch, a choice, or a line of text. */
export function MoreControl({
  of: { field, label, hint, takes, usual },
  value,
  onValue,
}: MoreControlProps): JSX.Element {
  if (takes.kind === 'switch')
    return (
      <label class="check">
        <input
          type="checkbox"
          name={field}
          checked={value !== false}
          onChange={(event) => onValue(event.currentTarget.checked)}
        />
        {label}
      </label>
    );
  if (takes.kind === 'choice')
    return (
      <Choice
        label={label}
        name={field}
        value={String(value ?? usual)}
        choices={takes.choices.map((choice) => [String(choice), String(choice)] as const)}
        onChoice={onValue}
      />
    );
  return (
    <TextField
      label={label}
      name={field}
      type="search"
      value={String(value ?? '')}
      onText={onValue}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
