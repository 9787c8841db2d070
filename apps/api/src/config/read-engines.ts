import { findModel, MODEL_IDS, type ModelId } from '@clipwright/core/models';
import type { z } from 'zod';
import { type DeclaredReplica, type ModelRoute, narrowedModel } from '@clipwright/engines/catalog';
import type { EngineKind, EngineKinds } from '@clipwright/engines/kind';
import type { DeclaredEngine, EnginesConfig } from './engines-config.js';
import { type EnginesFile, pathText } from './engines-file.js';
import { parameterProblems } from './parameter-problems.js';
import {
  type EnginesDocument,
  enginesDocument,
  issueText,
  replicasSchema,
  type RouteDocument,
} from './engines-schema.js';

/** The engine that is there without being declared. */
const EMBEDDED = 'sketch';

type Told = (path: readonly PropertyKey[], text: string) => void;

/**
 * The engines and routes that a document declares. Problems are collected, each with the path of its field.
 */
export function readEngines(
  file: EnginesFile,
  kinds: EngineKinds,
): { config: EnginesConfig; problems: string[] } {
  const problems = [...file.problems];
  const tell: Told = (path, text) => {
    const field = pathText(path);
    if (!file.unfilled.has(field)) problems.push([file.source, field, `${text}.`].filter(Boolean).join(' '));
  };
  const document = documentOf(file.document, tell);
  const engines = new Map<string, DeclaredEngine>();
  for (const [name, options] of Object.entries({ [EMBEDDED]: { kind: EMBEDDED }, ...document.engines })) {
    const engine = engineOf(name, options, { kinds, tell });
    if (engine !== null) engines.set(name, engine);
  }
  const declared = new Set([EMBEDDED, ...Object.keys(document.engines)]);
  for (const [model, route] of Object.entries(document.models)) {
    checkRoute(model, route, { declared, tell });
    checkAbilities(model, route, { engines, tell });
    checkParameters(model, route, { engines, kinds, tell });
  }
  return { config: { engines, routes: routesOf(document.models) }, problems };
}

function documentOf(document: unknown, tell: Told): EnginesDocument {
  const parsed = enginesDocument.safeParse(document);
  if (parsed.success) return parsed.data;
  tellIssues(parsed.error.issues, [], tell);
  return { engines: {}, models: {} };
}

function tellIssues(issues: readonly z.core.$ZodIssue[], under: readonly PropertyKey[], tell: Told): void {
  for (const issue of issues) tell([...under, ...issue.path], issueText(issue));
}

interface Reading {
  readonly kinds: EngineKinds;
  readonly tell: Told;
}

/** Null, and told, where it can't be used. */
function engineOf(
  name: string,
  declared: Readonly<Record<string, unknown>> & { kind: string },
  { kinds, tell }: Reading,
): DeclaredEngine | null {
  const { kind: kindName, replicas: listed, ...options } = declared;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (kind === undefined) {
    tell(['engines', name, 'kind'], `takes one of ${Object.keys(kinds).join(', ')}`);
    return null;
  }
  const parsed = kind.parse(options);
  const replicas = replicasOf(name, listed, { kind, tell });
  if (!parsed.ok) {
    tellIssues(parsed.issues, ['engines', name], tell);
    for (const problem of parsed.problems) tell(['engines', name], `can not be used: ${problem}`);
  }
  if (!parsed.ok || replicas === null) return null;
  const { settings, capabilities } = parsed;
  const withSlots = replicas.map((replica) => ({
    ...replica,
    slots: replica.slots ?? capabilities.parallelSlots,
  }));
  return { name, kind: kindName, site: kind.site, settings, capabilities, replicas: withSlots };
}

type ListedReplica = Omit<DeclaredReplica, 'slots'> & { readonly slots?: number | undefined };

function replicasOf(
  name: string,
  listed: unknown,
  { kind, tell }: { kind: EngineKind; tell: Told },
): ListedReplica[] | null {
  const path = ['engines', name, 'replicas'];
  if (kind.site !== 'replicas') {
    if (listed !== undefined) tell(path, `does not fit this kind, which has no servers of yours`);
    return listed === undefined ? [{ name: kind.site, url: null }] : null;
  }
  const parsed = replicasSchema.safeParse(listed);
  if (!parsed.success) tellIssues(parsed.error.issues, path, tell);
  return parsed.success ? parsed.data : null;
}

function checkRoute(
  model: string,
  route: RouteDocument,
  { declared, tell }: { declared: ReadonlySet<string>; tell: Told },
): void {
  const path = ['models', model];
  const chosen = [route.engine, ...route.fallbacks];
  const known = [...declared].join(', ');
  if (!declared.has(route.engine)) tell([...path, 'engine'], `takes the name of an engine: one of ${known}`);
  for (const [index, name] of route.fallbacks.entries()) {
    if (!declared.has(name))
      tell([...path, 'fallbacks', index], `takes the name of an engine: one of ${known}`);
    else if (chosen.indexOf(name) !== index + 1)
      tell([...path, 'fallbacks', index], 'takes an engine that this model does not name before');
  }
  for (const name of Object.keys(route.parameters)) {
    if (!chosen.includes(name))
      tell(
        [...path, 'parameters', name],
        `is for an engine that this model does not go to; it goes to ${chosen.join(', ')}`,
      );
  }
}

/** An engine that makes nothing of a model would leave a hole in the catalogue. */
function checkAbilities(
  id: string,
  route: RouteDocument,
  { engines, tell }: { engines: ReadonlyMap<string, DeclaredEngine>; tell: Told },
): void {
  const model = findModel(id);
  for (const [index, name] of [route.engine, ...route.fallbacks].entries()) {
    const engine = engines.get(name);
    if (model === undefined || engine === undefined || narrowedModel(model, engine.capabilities) !== null)
      continue;
    const field = index === 0 ? ['engine'] : ['fallbacks', index - 1];
    tell(
      ['models', id, ...field],
      `takes an engine that can make it; ${name} makes none of its lengths, sizes and shapes`,
    );
  }
}

/** Those of an engine that can't be used are not judged: what it takes is not known. */
function checkParameters(
  model: string,
  { parameters }: RouteDocument,
  { engines, kinds, tell }: Reading & { engines: ReadonlyMap<string, DeclaredEngine> },
): void {
  for (const [name, values] of Object.entries(parameters)) {
    const engine = engines.get(name);
    const schema = engine === undefined ? undefined : kinds[engine.kind]?.parameters(engine.settings);
    for (const { path, text } of schema === undefined ? [] : parameterProblems(name, values, schema))
      tell(['models', model, 'parameters', name, ...path], text);
  }
}

function routesOf(models: EnginesDocument['models']): Record<ModelId, ModelRoute> {
  const entries = MODEL_IDS.map((id): [ModelId, ModelRoute] => {
    const route = models[id];
    if (route === undefined) return [id, { engines: [EMBEDDED], parameters: {} }];
    return [id, { engines: [route.engine, ...route.fallbacks], parameters: route.parameters }];
  });
  return Object.fromEntries(entries) as Record<ModelId, ModelRoute>;
}
