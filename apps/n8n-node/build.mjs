// Bundles node and credential, core included, into what a verified node may ship: two readable CommonJS
// files, icons, codex, workflows.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

const COPIED = ['icons', 'workflows', 'nodes/Clipwright/Clipwright.node.json'];

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
await build({
  absWorkingDir: here,
  entryPoints: ['nodes/Clipwright/Clipwright.node.ts', 'credentials/ClipwrightApi.credentials.ts'],
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
});
for (const path of COPIED) cpSync(join(here, path), join(dist, path), { recursive: true });
