import { z } from 'zod';

/** What a published schema says of one field; null: it does not say. */
export interface PublishedField {
  readonly values: readonly unknown[] | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** The fields of a model's input, by their names, and those that it can't do without. */
export interface PublishedInput {
  readonly fields: ReadonlyMap<string, PublishedField>;
  readonly required: readonly string[];
}

type Node = z.output<typeof node>;

const node = z.looseObject({
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  type: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  allOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

/** Schemas that lead back to themselves are read no deeper. */
const DEEPEST = 8;

/** What stands at a path of names in a document; undefined where nothing does. */
export function at(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, name) => {
    const object = z.record(z.string(), z.unknown()).safeParse(inside);
    return object.success && Object.hasOwn(object.data, name) ? object.data[name] : undefined;
  }, document);
}

/** Reads a schema of an object out of the OpenAPI document that it stands in; null where it names no field. */
export function publishedInput(schema: unknown, document: unknown): PublishedInput | null {
  const parts = branchesOf(schema, { document, depth: 0 }, ['allOf', 'anyOf', 'oneOf']);
  const named = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
  if (named.length === 0) return null;
  const fields = new Map(named.map(([name, field]) => [name, fieldOf(field, document)]));
  // A field that one of several forms can do without is none that has to be there.
  const whole = branchesOf(schema, { document, depth: 0 }, ['allOf']);
  return { fields, required: whole.flatMap(({ required }) => required ?? []) };
}

function fieldOf(schema: unknown, document: unknown): PublishedField {
  const kinds = branchesOf(schema, { document, depth: 0 }, ['allOf', 'anyOf', 'oneOf']).filter(isSaying);
  const lists = kinds.map((kind) => kind.enum ?? (kind.const === undefined ? null : [kind.const]));
  const isOpen = lists.length === 0 || (lists.some((list) => list === null) && !isNarrowed(schema));
  return {
    values: isOpen ? null : lists.flatMap((list) => list ?? []),
    min: kinds.map(({ minimum }) => minimum).find((one) => one !== undefined) ?? null,
    max: kinds.map(({ maximum }) => maximum).find((one) => one !== undefined) ?? null,
  };
}

/** Whether a part says something of the value, rather than only which parts there are, or that null will do. */
const isSaying = (part: Node): boolean =>
  part.type !== 'null' && ['enum', 'const', 'type', 'minimum', 'maximum'].some((word) => word in part);

/** All of several parts hold, so one list among them narrows the value. */
const isNarrowed = (schema: unknown): boolean => {
  const parsed = node.safeParse(schema);
  return parsed.success && parsed.data.allOf !== undefined;
};

type Several = 'allOf' | 'anyOf' | 'oneOf';

/** A schema and the parts that it is made of, references followed. */
function branchesOf(
  schema: unknown,
  { document, depth }: { document: unknown; depth: number },
  through: readonly Several[],
): Node[] {
  const parsed = node.safeParse(schema);
  if (!parsed.success || depth > DEEPEST) return [];
  const { $ref } = parsed.data;
  const aimed = $ref === undefined ? [] : [at(document, pointerOf($ref))];
  const parts = through.flatMap((several) => parsed.data[several] ?? []);
  const further = [...aimed, ...parts];
  return [
    parsed.data,
    ...further.flatMap((part) => branchesOf(part, { document, depth: depth + 1 }, through)),
  ];
}

const pointerOf = (reference: string): string[] =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
