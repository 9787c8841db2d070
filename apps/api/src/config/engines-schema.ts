import { MODEL_IDS } from '@clipwright/core/models';
import { z } from 'zod';

const NAME_TAKES = 'lower-case letters, digits and hyphens, 40 at most';
const MOST_SLOTS = 1024;

/** What an engine or a replica may be called. */
export const engineName = z.string().regex(/^(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, NAME_TAKES);

/** Credentials in an address would be shown wherever it is. */
const url = z.string().refine(isPlainHttpUrl, 'an http or https URL without user and password');

function isPlainHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}

const slots = z
  .int()
  .min(1, `a whole number from 1 to ${MOST_SLOTS}`)
  .max(MOST_SLOTS, `a whole number from 1 to ${MOST_SLOTS}`);

export const replicasSchema = z
  .array(z.strictObject({ name: engineName, url, slots: slots.optional() }))
  .min(1, 'at least one replica')
  .refine(
    (replicas) => new Set(replicas.map((replica) => replica.name)).size === replicas.length,
    'replicas with names of their own',
  );

const route = z.strictObject({
  engine: engineName,
  fallbacks: z.array(engineName).default([]),
  parameters: z.record(engineName, z.record(z.string(), z.json())).default({}),
});

/** The document as a whole; the options of each engine are read by its kind's own schema. */
export const enginesDocument = z.strictObject({
  $schema: z.string().optional(),
  engines: z.record(engineName, z.looseObject({ kind: z.string() })).default({}),
  models: z.partialRecord(z.enum(MODEL_IDS), route).default({}),
});

export type EnginesDocument = z.output<typeof enginesDocument>;
export type RouteDocument = z.output<typeof route>;

const EXPECTED = /^[^:]+: expected (.+?)(?:, received .+)?$/;

/** What a field takes, in words, from an issue of any schema. Never shows what came: it may be a secret. */
export function issueText({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys')
    return `does not take ${'keys' in issue ? issue.keys.map((key) => `"${key}"`).join(', ') : 'this field'}`;
  const expected = EXPECTED.exec(message)?.[1];
  if (expected !== undefined) return `takes ${expected}`;
  if (/^(is|names|takes|has) /.test(message)) return message;
  return /^[a-z]/.test(message) ? `takes ${message}` : `is not valid: ${message}`;
}
