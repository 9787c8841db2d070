import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MODEL_IDS, RESOLUTIONS } from '@clipwright/core/models';
import { z } from 'zod';
import { pathText } from './engines-file.js';
import { issueText } from './engines-schema.js';
import { FREE_PLAN, PlansConfig, type PlanTerms } from './plans.js';

const most = z.int().min(1).max(1_000_000);
const line = (longest: number) => z.string().trim().min(1).max(longest);

const PLAN = z.strictObject({
  name: line(60),
  price: line(100).nullable(),
  api_access: z.boolean(),
  credits_a_month: z.int().min(0).max(1_000_000_000).nullable(),
  credits_pile_up: z.boolean(),
  retention_days: z.int().min(1).max(36_500).nullable(),
  models: z.array(z.enum(MODEL_IDS)).min(1),
  resolution: z.enum(RESOLUTIONS),
  seconds: most,
  at_once: most,
  a_day: most.nullable(),
  weight: z.int().min(1).max(1_000),
});

const COMMON = {
  ...{ price: null, api_access: false, credits_a_month: null, credits_pile_up: false },
  retention_days: null,
} as const;
const ALL = { ...COMMON, models: [...MODEL_IDS], resolution: '1440p', seconds: 15 } as const;

/** Free is for trying out: what it makes is small enough that nobody who pays waits long for it. */
const FREE: PlanTerms = {
  ...COMMON,
  ...{ name: 'Free', models: ['modela2'], resolution: '720p', seconds: 5, at_once: 2, a_day: 20, weight: 4 },
};

const SHIPPED: Readonly<Record<string, PlanTerms>> = {
  free: FREE,
  basic: { ...ALL, name: 'Basic', resolution: '1080p', seconds: 10, at_once: 3, a_day: 60, weight: 2 },
  pro: { ...ALL, name: 'Pro', at_once: 5, a_day: 200, weight: 1 },
  api: { ...ALL, name: 'API', api_access: true, at_once: 15, a_day: null, weight: 1 },
};

/** Credits are metered by themselves only where plans are sold. */
const SOLD_CREDITS: Readonly<Record<string, number>> = { free: 60, basic: 1_000, pro: 4_000, api: 4_000 };

/** How the views of keys name the plan of an account that may not spend. */
const RESERVED = 'none';

const CHANGES = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'ids of lower case letters, digits and hyphens'),
  PLAN.partial().nullable(),
);

/** What a server's plans are made from. */
export interface PlansGiven {
  /** A JSON file, or JSON that starts with {. */
  readonly given: string | undefined;
  /** How problems name it. */
  readonly source: string;
  /** Whether payments come in: then the shipped plans grant a number of credits. */
  readonly sells: boolean;
}

/** The shipped plans with what a file changes of them, adds to them or, with null, takes away. Adds to `problems`. */
export function readPlans({ given, source, sells }: PlansGiven, problems: string[]): PlansConfig {
  const shipped = sells ? withCredits(SHIPPED) : SHIPPED;
  if (given === undefined) return configOf(shipped);
  const text = given.trimStart().startsWith('{') ? given : textOf(given, source, problems);
  const changes = text === null ? null : changesIn(text, source, problems);
  return configOf(changes === null ? shipped : changed(shipped, changes));
}

const configOf = (plans: Readonly<Record<string, PlanTerms>>): PlansConfig =>
  new PlansConfig(plans, plans[FREE_PLAN] ?? FREE);

const withCredits = (plans: typeof SHIPPED): typeof SHIPPED =>
  Object.fromEntries(
    Object.entries(plans).map(([id, terms]) => [id, { ...terms, credits_a_month: SOLD_CREDITS[id] ?? null }]),
  );

type Changes = z.output<typeof CHANGES>;

function changed(shipped: typeof SHIPPED, changes: Changes): Record<string, PlanTerms> {
  const gone = Object.keys(changes).filter((id) => changes[id] === null);
  const free = { ...(shipped[FREE_PLAN] ?? FREE), ...changes[FREE_PLAN] };
  const plans = Object.entries(changes).map(([id, change]) => [id, { ...(shipped[id] ?? free), ...change }]);
  const all = { ...shipped, ...(Object.fromEntries(plans) as Record<string, PlanTerms>) };
  return Object.fromEntries(Object.entries(all).filter(([id]) => !gone.includes(id)));
}

function textOf(file: string, source: string, problems: string[]): string | null {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    problems.push(
      `${source} takes a JSON file that can be read, or JSON that starts with {; got "${file}" (${reason}).`,
    );
    return null;
  }
}

function changesIn(text: string, source: string, problems: string[]): Changes | null {
  const document = jsonOf(text);
  if (document === undefined) {
    problems.push(`${source} takes JSON; what came does not parse.`);
    return null;
  }
  const parsed = CHANGES.safeParse(document);
  const wrong = parsed.success ? amiss(parsed.data) : parsed.error.issues.map(issueLine);
  problems.push(...wrong.map((problem) => `${source} ${problem}.`));
  return parsed.success && wrong.length === 0 ? parsed.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function issueLine(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key')
    return `"${pathText(issue.path)}" is no id of a plan: ${issue.issues[0]?.message ?? 'not valid'}`;
  return `${pathText(issue.path)} ${issueText(issue)}`.trimStart();
}

/** What is wrong with changes though each of them is one. */
function amiss(changes: Changes): string[] {
  const problems = Object.entries(changes)
    .filter(([id, change]) => change !== null && SHIPPED[id] === undefined && change.name === undefined)
    .map(([id]) => `${id}.name has to be there, for a plan of your own`);
  if (changes[FREE_PLAN] === null)
    problems.push(`${FREE_PLAN} can't be taken away: it is where every other plan ends`);
  if (changes[FREE_PLAN]?.api_access === true)
    problems.push(`${FREE_PLAN}.api_access can't be true: access would never end`);
  if (RESERVED in changes) problems.push(`${RESERVED} is no id of a plan: it stands for having none`);
  return problems;
}
