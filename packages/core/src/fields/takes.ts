/**
 * What a field of a request takes, as data: its schema, its controls and its line in the docs are made of it.
 * `says` ends the sentence of a refusal: "seed must be ...".
 */
export type Takes =
  | TakesText
  | TakesLabel
  | TakesWhole
  | TakesNumber
  | TakesOneOf<string | number>
  | TakesSwitch
  | TakesAddress
  | TakesAddresses
  | TakesNothing;

/** Text; lengths are visible characters, null: of any length. */
export interface TakesText {
  readonly kind: 'text';
  readonly least: 0 | 1;
  readonly most: number | null;
  readonly says: string;
}

/** One of a few labels, in any letter case. */
export interface TakesLabel {
  readonly kind: 'label';
  readonly labels: readonly string[];
  readonly says: string;
}

/** A whole number. */
export interface TakesWhole {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly says: string;
}

/** A number above zero. */
export interface TakesNumber {
  readonly kind: 'number';
  readonly says: string;
}

/** One of a few values. */
export interface TakesOneOf<Choice extends string | number> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  readonly says: string;
}

/** True or false, where `canBeOn`; else false alone. */
export interface TakesSwitch {
  readonly kind: 'switch';
  readonly canBeOn: boolean;
  readonly says: string;
}

/** Where an image is: its address, or the image itself as a data URI. */
export interface TakesAddress {
  readonly kind: 'address';
}

/** Where several images are, each as an address takes it: one to so many. */
export interface TakesAddresses {
  readonly kind: 'addresses';
  readonly most: number;
  readonly says: string;
}

/** Nothing: what the field would take, no engine here can make anything of. */
export interface TakesNothing {
  readonly kind: 'nothing';
  readonly says: string;
}

/** A value that a field takes. */
export type Taken<T extends Takes> = T extends { kind: 'whole' | 'number' }
  ? number
  : T extends TakesOneOf<infer Choice>
    ? Choice
    : T extends { kind: 'switch' }
      ? boolean
      : T extends { kind: 'nothing' }
        ? never
        : T extends { kind: 'addresses' }
          ? readonly string[]
          : string;

/** 7,000 for 7000. */
export function grouped(count: number): string {
  return String(count).replace(/(\d)(?=(?:\d{3})+$)/g, '$1,');
}

export function text(least: 0 | 1, most: number | null, says: string): TakesText {
  return { kind: 'text', least, most, says };
}

export function label(labels: readonly string[], says: string): TakesLabel {
  return { kind: 'label', labels, says };
}

export function whole(min: number, max: number, says: string): TakesWhole {
  return { kind: 'whole', min, max, says };
}

export function oneOf<Choice extends string | number>(
  choices: readonly Choice[],
  says: string = `one of ${choices.join(', ')}`,
): TakesOneOf<Choice> {
  return { kind: 'choice', choices, says };
}

export function onOrOff(canBeOn: boolean, says: string = 'true or false'): TakesSwitch {
  return { kind: 'switch', canBeOn, says };
}
