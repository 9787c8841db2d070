import type { KeptField, RequestField, ToldField } from './request-field.js';
import { REQUEST_FIELDS } from './request-fields.js';
import type { Taken } from './takes.js';

type Rows = typeof REQUEST_FIELDS;

/** A name that a request body may use. */
export type BodyField = keyof Rows;

/** The names that a body may use; everything else is ignored with a warning. */
export const BODY_FIELDS = /* @__PURE__ */ Object.keys(REQUEST_FIELDS) as readonly BodyField[];

/** A body as it may be sent; null is absent. */
export type SentBody = {
  readonly [Field in BodyField]?: Taken<ReturnType<Rows[Field]['takes']>> | null | undefined;
};

/** The fields of a parsed request, by the names of the code. */
export type RequestValues = {
  readonly [Field in BodyField as Rows[Field]['name']]: ReturnType<Rows[Field]['fill']>;
};

type Kept<Field extends BodyField> = Extract<Rows[Field]['kept'], KeptField>;
type KeptValue<Field extends BodyField> =
  Kept<Field> extends { readonly counted: true }
    ? number
    : Kept<Field>['nullable'] extends true
      ? ReturnType<Rows[Field]['fill']>
      : NonNullable<ReturnType<Rows[Field]['fill']>>;
type Where<Flag extends 'engine' | 'place'> = {
  [Field in BodyField]: Rows[Field]['kept'] extends Readonly<Record<Flag, true>> ? Field : never;
}[BodyField];

/** What the row of a video keeps of its request. */
export type KeptValues = {
  readonly [Field in BodyField as Kept<Field>['name']]: KeptValue<Field>;
};

/** What decides which engine can make a video. */
export type PlaceValues = {
  readonly [Field in Where<'place'> as Kept<Field>['name']]: KeptValue<Field>;
};

/** What an engine is told. */
export type EngineValues = {
  readonly [Field in Where<'engine'> as Rows[Field]['name']]: KeptValue<Field>;
};

type Told<Field extends BodyField> = Extract<Rows[Field]['told'], ToldField>;

/** What the status of a video says of its request. */
export type ToldValues = {
  [Field in BodyField as Told<Field>['name']]:
    | Taken<Told<Field>['is']>
    | (Told<Field>['nullable'] extends true ? null : never);
};

const ROWS = /* @__PURE__ */ Object.entries<RequestField>(REQUEST_FIELDS).map(([field, row]) => ({
  field,
  ...row,
}));

/** A field in the row of a video: its name in the code, and its column. */
export interface KeptColumn extends KeptField {
  /** What an engine's request calls it. */
  readonly asked: string;
}

/** Every field that the row of a video keeps. */
export const KEPT_COLUMNS: readonly KeptColumn[] = /* @__PURE__ */ ROWS.flatMap(({ name, kept }) =>
  kept === null ? [] : [{ ...kept, asked: name }],
);

/** What the row of a video keeps of a parsed request. */
export function keptOf(request: RequestValues): Omit<KeptValues, 'aspectRatio' | 'seed'> {
  const values = request as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    KEPT_COLUMNS.map(({ name, asked, counted }) => [name, counted ? countOf(values[asked]) : values[asked]]),
  ) as unknown as KeptValues;
}

const countOf = (given: unknown): number => [given].flat().filter((one) => one !== null).length;

/** What an engine is told of a video's row. */
export function engineValuesOf(row: KeptValues): EngineValues {
  const values = row as Readonly<Record<string, unknown>>;
  const told = KEPT_COLUMNS.filter(({ engine }) => engine);
  return Object.fromEntries(told.map(({ name, asked }) => [asked, values[name]])) as EngineValues;
}

/** What the status of a video says of its row. */
export function toldOf(row: KeptValues): ToldValues {
  const values = withNumbers(row) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    ROWS.flatMap(({ kept, told }) =>
      kept === null || told === null ? [] : [[told.name, values[kept.name]]],
    ),
  ) as ToldValues;
}

/** A row as a driver gives it, where a bigint is text. Every number that is kept so is small enough for one. */
export function withNumbers<Row extends KeptValues>(row: Row): Row {
  const values = row as Readonly<Record<string, unknown>>;
  const big = KEPT_COLUMNS.filter(({ type, name }) => type === 'bigint' && values[name] !== null);
  return { ...row, ...Object.fromEntries(big.map(({ name }) => [name, Number(values[name])])) };
}
