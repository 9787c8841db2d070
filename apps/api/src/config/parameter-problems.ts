import type { z } from 'zod';
import type { ParametersSchema } from '@clipwright/engines/kind';
import { issueText } from './engines-schema.js';

export interface ParameterProblem {
  readonly path: readonly PropertyKey[];
  /** What the parameter takes, or which ones there are. */
  readonly text: string;
}

/**
 * What is wrong with the parameters that a model sets on an engine of this name: a field for each name and
 * each value that the engine does not take.
 */
export function parameterProblems(
  engine: string,
  values: Readonly<Record<string, unknown>>,
  schema: ParametersSchema,
): ParameterProblem[] {
  const { error } = schema.safeParse(values);
  return (error?.issues ?? []).flatMap((issue) =>
    isUnknown(issue)
      ? issue.keys.map((key) => unknown(key, issue, { engine, schema }))
      : { path: issue.path, text: issueText(issue) },
  );
}

const isUnknown = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueUnrecognizedKeys =>
  issue.code === 'unrecognized_keys';

function unknown(
  key: string,
  { path }: z.core.$ZodIssueUnrecognizedKeys,
  { engine, schema }: { engine: string; schema: ParametersSchema },
): ParameterProblem {
  const known = Object.keys(schema.shape);
  const takes = known.length === 0 ? 'which takes none' : `which takes ${known.join(', ')}`;
  return { path: [...path, key], text: `is no parameter of ${engine}, ${takes}` };
}
