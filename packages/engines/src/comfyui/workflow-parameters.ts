import { z } from 'zod';
import type { Workflow } from './workflow-library.js';
import { REQUEST_PARAMETERS } from './workflow-manifest.js';

const TYPES: Readonly<Record<string, z.ZodType>> = {
  number: z.number('a number'),
  string: z.string('some text'),
  boolean: z.boolean('true or false'),
};

const ANY = z.union([z.number(), z.string(), z.boolean()], 'a number, some text, or true or false');

/**
 * What a model may set on an engine with these workflows: what their manifests name beyond a request, of the
 * type that stands in the graph.
 */
export const ownParameters = (workflows: readonly Workflow[]): z.ZodObject =>
  z.strictObject(Object.fromEntries(workflows.flatMap(named)));

function named({ graph, manifest }: Workflow): [string, z.ZodType][] {
  const own = Object.entries(manifest.parameters).filter(([name]) => !REQUEST_PARAMETERS.has(name));
  return own.flatMap(([name, targets]) =>
    (targets ?? [])
      .slice(0, 1)
      .map(({ node, input }): [string, z.ZodType] => [
        name,
        z.exactOptional(TYPES[typeof graph[node]?.inputs[input]] ?? ANY),
      ]),
  );
}
