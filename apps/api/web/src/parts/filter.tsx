import type { JSX } from 'preact';

interface FilterProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoice: (value: string) => void;
}

/** A row of buttons of which one is pressed. */
export const Filter = ({ name, value, choices, onChoice }: FilterProps): JSX.Element => (
  <div class="filter" role="group" aria-label={name}>
    {choices.map(([choice, title]) => (
      <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChoice(choice)}>
        {title}
      </button>
    ))}
  </div>
);

/** The states that videos are filtered by. */
export const STATES = [
  ['', 'All'],
  ['processing', 'In the making'],
  ['queued', 'Waiting'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['canceled', 'Canceled'],
  ['expired', 'Expired'],
] as const;
