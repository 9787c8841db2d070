import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { workflowGraph, type WorkflowGraph } from './workflow-graph.js';
import { workflowManifest, type WorkflowManifest } from './workflow-manifest.js';
import { workflowProblems } from './workflow-problems.js';

const BUILT_IN = fileURLToPath(new URL('./workflows/', import.meta.url));

/** The workflows that come with Clipwright. */
export const BUILT_IN_WORKFLOWS = [
  'hunyuan-video-1.5-image',
  'hunyuan-video-1.5-text',
  'ltx-2.3-image',
  'ltx-2.3-text',
  'wan-2.2-14b-image',
  'wan-2.2-14b-text',
  'wan-2.2-5b-image',
  'wan-2.2-5b-text',
] as const;

/** A workflow with its manifest. */
export interface Workflow {
  readonly name: string;
  readonly graph: WorkflowGraph;
  readonly manifest: WorkflowManifest;
}

/** A workflow, or everything that is wrong with it, each problem naming its file. */
export type LoadedWorkflow = { readonly workflow: Workflow } | { readonly problems: readonly string[] };

/**
 * Reads `<name>.json` and `<name>.manifest.json`, from the operator's folder if they are there, else from our
 * own.
 */
export function loadWorkflow(name: string, folder: string | undefined): LoadedWorkflow {
  const graph = parsed(`${name}.json`, folder, workflowGraph);
  const manifest = parsed(`${name}.manifest.json`, folder, workflowManifest);
  if ('problems' in graph || 'problems' in manifest)
    return { problems: [...problemsOf(graph), ...problemsOf(manifest)] };
  const problems = workflowProblems(graph.value, manifest.value).map((problem) => `${name}: ${problem}`);
  return problems.length > 0
    ? { problems }
    : { workflow: { name, graph: graph.value, manifest: manifest.value } };
}

type Parsed<T> = { readonly value: T } | { readonly problems: readonly string[] };

const problemsOf = (parse: Parsed<unknown>): readonly string[] => ('problems' in parse ? parse.problems : []);

function parsed<T>(file: string, folder: string | undefined, schema: z.ZodType<T>): Parsed<T> {
  const text = textOf(file, folder);
  if (text === null)
    return {
      problems: [
        `${file}: is not in ${folder === undefined ? 'Clipwright' : `${folder}, nor in Clipwright`}`,
      ],
    };
  const result = schema.safeParse(jsonOf(text));
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(
      ({ path, message }) => `${file}: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`,
    ),
  };
}

function textOf(file: string, folder: string | undefined): string | null {
  for (const place of folder === undefined ? [BUILT_IN] : [folder, BUILT_IN]) {
    const text = textIn(join(place, file));
    if (text !== null) return text;
  }
  return null;
}

function textIn(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
