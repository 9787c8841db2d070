import type { Model } from '@clipwright/core/dashboard';
import { REQUEST_FIELDS, type RequestField, type Takes } from '@clipwright/core/fields';
import type { Resolution, VideoModel } from '@clipwright/core/models';
import { words } from '../words.js';

/** What stands in the controls under "more", by the fields' names on the wire; what nobody touched is not there. */
export type MoreValues = Readonly<Record<string, string | boolean>>;

/** One control under "more". */
export interface MoreField {
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly takes: Takes;
  /** What a request without the field gets. */
  readonly usual: unknown;
}

/** The fields that a model has under "more", in core's order. */
export function moreFields(model: Model | undefined): MoreField[] {
  if (model === undefined) return [];
  const facts = factsOf(model);
  return Object.entries<RequestField>(REQUEST_FIELDS).flatMap(([field, { web, takes, fill }]) => {
    const taken = takes(facts);
    const isThere = web !== undefined && !(taken.kind === 'switch' && !taken.canBeOn);
    const usual = fill(null as never, { model: facts, mode: 'text' });
    return isThere ? [{ field, ...web, ...saidOf(field), takes: taken, usual }] : [];
  });
}

/** Core's own words stand where the page's language has none. */
const saidOf = (field: string): Partial<Pick<MoreField, 'label' | 'hint'>> =>
  (words().studio.fields as Readonly<Record<string, Pick<MoreField, 'label' | 'hint'>>>)[field] ?? {};

/** What the controls come to in the body of a request: nothing that is the usual. */
export function moreBody(values: MoreValues, model: Model | undefined): Record<string, unknown> {
  const sent = moreFields(model).map(({ field, takes, usual }) => {
    const value = SENT[takes.kind]?.(values[field], takes as never);
    return [field, value === usual ? undefined : value];
  });
  return Object.fromEntries(sent) as Record<string, unknown>;
}

type Value = string | boolean | undefined;
type Of<Kind extends Takes['kind']> = Extract<Takes, { kind: Kind }>;

const SENT: { readonly [Kind in Takes['kind']]?: (value: Value, takes: Of<Kind>) => unknown } = {
  text: (value) => value || undefined,
  /** What is no number is left for the server to refuse by name. */
  whole: (value = '') =>
    /^\d+$/.test(String(value).trim()) ? Number(value) : String(value).trim() || undefined,
  switch: (value) => (value === false ? false : undefined),
  choice: (value, { choices }) => choices.find((choice) => String(choice) === value),
};

/** A model of the wire as core's fields ask about it. */
const factsOf = (model: Model): VideoModel => ({
  id: model.id,
  default: model.default,
  durations: model.durations,
  resolutions: model.resolutions.map((label) => ({ label, servedAs: label as Resolution })),
  defaultResolution: model.default_resolution,
  aspectRatios: model.aspect_ratios,
  audio: model.audio,
  maxPromptLength: model.max_prompt_length,
  creditsPerSecond: model.credits_per_second,
  fps: model.fps,
  choices: model.choices,
});
