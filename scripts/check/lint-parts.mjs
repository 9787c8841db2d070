/**
 * Parts of the repository that are linted by themselves, each with what its types come from. One that has not changed since it
 * passed is left out.
 */
const CONFIGURED = String.raw`\.oxlintrc\.json|scripts/lint-|tsconfig[^/]*\.json|pnpm-lock\.yaml|package\.json`;

const of = (folders, ...others) => ({
  folders,
  inputs: new RegExp(`^(?:${[CONFIGURED, ...folders.map(below), ...others.map(below)].join('|')})`),
});

const below = (folder) => `${folder.replaceAll('.', String.raw`\.`)}/`;

const LIBRARIES = ['packages/core', 'packages/sketch', 'packages/engines', 'packages/testing'];

export const LINT_PARTS = {
  core: of(['packages/core']),
  libraries: of(
    ['packages/sketch', 'packages/engines', 'packages/testing', 'packages/mcp-bridge'],
    'packages/core',
  ),
  api: of(['apps/api'], ...LIBRARIES),
  node: of(['apps/n8n-node'], 'packages/core', 'packages/testing'),
  tests: of(['tests'], ...LIBRARIES, 'apps/api', 'apps/n8n-node', 'docs/examples', 'scripts'),
  rest: of(['scripts', 'benchmarks', 'docs'], ...LIBRARIES, 'apps/api/dist', 'tests/support'),
};
