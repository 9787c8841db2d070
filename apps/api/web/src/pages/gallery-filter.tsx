import type { ModelsResponse } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { states } from '../parts/filter.js';
import { note, noted } from '../router.js';
import { useLoaded } from '../use-loaded.js';
import { words } from '../words.js';

const FIELDS = ['words', 'status', 'model', 'mode', 'ratio'] as const;
type Field = (typeof FIELDS)[number];

/** What the gallery shows; empty: all. */
export type Wanted = Readonly<Record<Field, string>>;

const TYPING_MS = 300;

const RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'];

type Choices = readonly (readonly [value: string, name: string])[];

const all = (): Choices[number] => ['', words().all];
const named = (names: readonly string[]): Choices => [all(), ...names.map((name) => [name, name] as const)];

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
  const w = words().videos;
  const kinds: Choices = [all(), ['text', w.fromText], ['image', w.fromImage]];
  return (
    <form
      class="gallery-filter"
      role="search"
      aria-label={w.title}
      onSubmit={(event) => event.preventDefault()}
    >
      <Words typedBefore={wanted.words} set={(typed) => set('words', typed)} />
      <Choice name={w.state} value={wanted.status} choices={states()} set={(value) => set('status', value)} />
      <Choice name={w.kind} value={wanted.mode} choices={kinds} set={(value) => set('mode', value)} />
      <Choice
        name={w.model}
        value={wanted.model}
        choices={named(models?.models.map(({ id }) => id) ?? [])}
        set={(value) => set('model', value)}
      />
      <Choice
        name={w.ratio}
        value={wanted.ratio}
        choices={named(RATIOS)}
        set={(value) => set('ratio', value)}
      />
    </form>
  );
}

/** Looks once nothing was typed for a moment. */
function Words({ typedBefore, set }: { typedBefore: string; set: (typed: string) => void }): JSX.Element {
  const [typed, setTyped] = useState(typedBefore);
  useEffect(() => {
    if (typed === typedBefore) return undefined;
    const timer = setTimeout(() => set(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label class="words">
      {words().videos.words}
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
  readonly choices: Choices;
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
