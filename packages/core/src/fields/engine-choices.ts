import { REQUEST_FIELDS } from './request-fields.js';
import type { RequestField } from './request-field.js';
import type { EngineChoices } from '../models/video-model.js';

const ROWS = /* @__PURE__ */ Object.entries<RequestField>(REQUEST_FIELDS).flatMap(
  ([field, { name, kept, byEngine }]) =>
    byEngine === undefined ? [] : [{ field, name: kept?.name ?? name, ...byEngine }],
);

/** All that there is. */
export const ALL_CHOICES: EngineChoices = /* @__PURE__ */ Object.fromEntries(
  ROWS.map(({ field, all }) => [field, all]),
);

/** The part of an engine's capabilities that offers these values of fields, where they are more than the usual. */
export function offering(values: EngineChoices): { readonly choices?: EngineChoices } {
  const more = ROWS.flatMap(({ field, usual, all }) => {
    const offered = all.filter((value) => value !== usual && values[field]?.includes(value) === true);
    return offered.length > 0 ? [[field, offered] as const] : [];
  });
  return more.length > 0 ? { choices: Object.fromEntries(more) } : {};
}

/** 1 to so many. */
export const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** What is left of choices at an engine that offers so much; the usual value of each field always is. */
export function narrowedChoices(choices: EngineChoices, offered: EngineChoices = {}): EngineChoices {
  return Object.fromEntries(
    ROWS.map(({ field, usual }) => [
      field,
      (choices[field] ?? []).filter((value) => value === usual || offered[field]?.includes(value) === true),
    ]),
  );
}

/** What at least one of several engines offers. */
export function joinedChoices(offers: readonly (EngineChoices | undefined)[]): EngineChoices {
  return Object.fromEntries(
    ROWS.map(({ field }) => [field, offers.flatMap((offered) => offered?.[field] ?? [])]),
  );
}

/** Whether an engine that offers so much takes these values, by the names of a video's row. */
export function offersAll(values: object, offered: EngineChoices = {}): boolean {
  return ROWS.every(({ field, name, usual }) => {
    const value = (values as Readonly<Record<string, string | number>>)[name] ?? usual;
    return value === usual || offered[field]?.includes(value) === true;
  });
}
