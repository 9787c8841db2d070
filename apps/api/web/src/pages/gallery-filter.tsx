import type { ModelsResponse } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { STATES } from '../parts/filter.js';
import { note, noted } from '../router.js';
import { useLoaded } from '../use-loaded.js';

const FIELDS = ['words', 'status', 'model', 'mode', 'ratio'] as const;
type Field = (typeof FIELDS)[number];

/** What the gallery shows; empty: all. */
export type Wanted = Readonly<Record<Field, string>>;

const TYPING_MS = 300;

const ALL = ['', 'All'] as const;
const KINDS = [ALL, ['text', 'From text'], ['image', 'From an image']] as const;
const RATIOS = [
  ALL,
  ...['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'].map((ratio) => [ratio, ratio] as const),
];

export const isFiltered = (wanted: Wanted): boolean => FIELDS.some((field) => wanted[field] !== '');

/** As the query of a list. */
export const queryOf = (wanted: Wanted): string =>
  FIELDS.filter((field) => wanted[field] !== '')
    .map((field) => `${field}=${encodeURIComponent(wanted[field])}`)
    .join('&');

/** What is asked for stands in the address: it is there again after a reload, and can be sent. */
export function useWanted(): readonly [Wanted, (field: Field, value: string) => void] {
  const [wanted, setWanted] = useState(
    () => Object.fromEntries(FIELDS.map((field) => [field, noted(field) ?? ''])) as Wanted,
  );
  const set = (field: Field, value: string): void => {
    note(field, value);
    setWanted((before) => ({ ...before, [field]: value }));
  };
  return [wanted, set];
}

interface GalleryFilterProps {
  readonly wanted: Wanted;
  readonly set: (field: Field, value: string) => void;
}

/** Words of the prompt, and what else a gallery is narrowed to. */
export function GalleryFilter({ wanted, set }: GalleryFilterProps): JSX.Element {
  const { value: models } = useLoaded<ModelsResponse>('models');
  const named = models?.models.map(({ id }) => [id, id] as const) ?? [];
  return (
    <form
      class="gallery-filter"
      role="search"
      aria-label="Videos"
      onSubmit={(event) => event.preventDefault()}
    >
      <Words words={wanted.words} set={(words) => set('words', words)} />
      <Choice name="State" value={wanted.status} choices={STATES} set={(value) => set('status', value)} />
      <Choice name="Kind" value={wanted.mode} choices={KINDS} set={(value) => set('mode', value)} />
      <Choice
        name="Model"
        value={wanted.model}
        choices={[ALL, ...named]}
        set={(value) => set('model', value)}
      />
      <Choice name="Ratio" value={wanted.ratio} choices={RATIOS} set={(value) => set('ratio', value)} />
    </form>
  );
}

/** Looks once nothing was typed for a moment. */
function Words({ words, set }: { words: string; set: (words: string) => void }): JSX.Element {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => set(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label class="words">
      Words of the prompt
      <input
        type="search"
        value={typed}
        maxLength={200}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly set: (value: string) => void;
}

const Choice = ({ name, value, choices, set }: ChoiceProps): JSX.Element => (
  <label>
    {name}
    <select value={value} onChange={(event) => set(event.currentTarget.value)}>
      {choices.map(([choice, title]) => (
        <option key={choice} value={choice}>
          {title}
        </option>
      ))}
    </select>
  </label>
);
