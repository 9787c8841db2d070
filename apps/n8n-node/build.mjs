// Bundles nodes and credential, core included, into what a verified node may ship: readable CommonJS files,
// icons, codex, workflows.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

const NODES = ['Clipwright', 'ClipwrightTrigger'].map((name) => `nodes/${name}/${name}.node`);
const COPIED = ['icons', 'workflows', ...NODES.map((node) => `${node}.json`)];

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
await build({
  absWorkingDir: here,
  entryPoints: [...NODES.map((node) => `${node}.ts`), 'credentials/ClipwrightApi.credentials.ts'],
  outbase: '.',
  outdir: dist,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // n8n brings this one; everything else is inlined, and left as readable as it was written.
  external: ['n8n-workflow'],
  conditions: ['import'],
  minify: false,
  legalComments: 'inline',
  logLevel: 'warning',
  // Core has no side effects, so what it imports for constants alone may go.
  logOverride: { 'ignored-bare-import': 'silent' },
});
for (const path of COPIED) cpSync(join(here, path), join(dist, path), { recursive: true });
