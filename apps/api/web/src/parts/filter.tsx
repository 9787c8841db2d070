import type { JSX } from 'preact';
import { words } from '../words.js';
import { en } from '../words/en/index.js';
import type { Words } from '../words/vocabulary.js';

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

const statesIn = ({ all, status }: Pick<Words, 'all' | 'status'>) =>
  [
    ['', all],
    ['processing', status.processing],
    ['queued', status.queued],
    ['completed', status.completed],
    ['failed', status.failed],
    ['canceled', status.canceled],
    ['expired', status.expired],
  ] as const;

/** The states that videos are filtered by. */
export const states = (): ReturnType<typeof statesIn> => statesIn(words());

/** The same for operators' pages, which are in English. */
export const STATES = statesIn(en);
