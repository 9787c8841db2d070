import { standingOn, textOf } from './imports.mjs';
import { keyOf, noteOf, notePassed } from './inputs.mjs';

/**
 * Parts of the repository, each with the packages that its types come from: where what was built of one has changed, or how
 * all is linted, the part is linted whole. Else only what has changed since it passed is, and what stands on that.
 */
const CONFIGURED = String.raw`\.oxlintrc\.json|scripts/lint-|(?:.*/)?(?:tsconfig[^/]*|package)\.json|pnpm-lock\.yaml`;

const part = (folders, ...packages) => ({
  folders,
  within: new RegExp(`^(?:${folders.map((path) => path.replaceAll('.', String.raw`\.`)).join('|')})(?:/|$)`),
  whole: new RegExp(`^(?:${[CONFIGURED, ...packages.map((name) => `${name}/dist/`)].join('|')})`),
});

const LIBRARIES = [
  'packages/core',
  'packages/sketch',
  'packages/stage',
  'packages/engines',
  'packages/testing',
];

const PARTS = {
  core: part(['packages/core']),
  libraries: part(
    ['packages/sketch', 'packages/stage', 'packages/engines', 'packages/testing', 'packages/mcp-bridge'],
    'packages/core',
    'packages/sketch',
    'packages/stage',
  ),
  api: part(['apps/api'], ...LIBRARIES),
  node: part(['apps/n8n-node'], 'packages/core', 'packages/testing'),
  tests: part(['tests'], ...LIBRARIES, 'apps/api', 'apps/n8n-node'),
  rest: part(
    ['scripts', 'benchmarks', 'docs', 'deploy', 'jest.preset.mjs', '.dependency-cruiser.cjs'],
    ...LIBRARIES,
    'apps/api',
  ),
};

/** What everybody sees without importing it. */
const SEEN_BY_ALL = /^\s*declare (?:global|module)\b/m;
const isSeenByAll = (path) => /\.d\.[cm]?ts$/.test(path) || SEEN_BY_ALL.test(textOf(path));

/** What has to be linted: folders and files, and `passed` to note that they were clean; null where all has passed before. */
export function lintScope(inputs, node) {
  const sources = new Map([...inputs].filter(([path]) => !path.includes('/dist/')));
  const parts = Object.entries(PARTS).map(([name, part]) =>
    partNow(`linted-${name}`, part, { inputs, sources, node }),
  );
  const whole = parts.filter(({ changed }) => changed === null);
  const files = standingOn(
    parts.flatMap(({ changed }) => changed ?? []),
    sources,
  ).filter((path) => !whole.some(({ within }) => within.test(path)));
  const scope = [...whole.flatMap(({ folders }) => folders), ...files];
  const passed = () =>
    parts.forEach(({ note, key, files: now }) => notePassed(note, JSON.stringify({ key, files: now })));
  return scope.length === 0 ? null : { scope, passed };
}

/** A part with its files as they are, and those that are not as they passed: null where none of them counts as passed. */
function partNow(note, part, { inputs, sources, node }) {
  const key = keyOf(inputs, part.whole, node);
  const files = Object.fromEntries([...sources].filter(([path]) => part.within.test(path)));
  const before = JSON.parse(noteOf(note) ?? '{}');
  const changed = [...new Set([...Object.keys(files), ...Object.keys(before.files ?? {})])].filter(
    (path) => files[path] !== before.files?.[path],
  );
  const isWhole = before.key !== key || changed.some(isSeenByAll);
  return { ...part, note, key, files, changed: isWhole ? null : changed };
}
