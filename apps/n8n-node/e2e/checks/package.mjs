import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lintNode } from '../lint.mjs';
import { runProgram } from '../run-program.mjs';

const LARGEST_BYTES = 200_000;

/** What n8n asks of a package before it verifies it. */
export const packageChecks = [
  { name: 'n8n-node lint: 0 errors, 0 warnings', run: ({ n8nDir }) => lintNode(n8nDir) },
  { name: "n8n's scanner passes the packed tarball", run: scan },
  { name: 'the package has no dependencies and little weight', run: weigh },
];

/** The scanner's own analysis, on the unpacked tarball; it wants the package within reach of its plugins. */
async function scan({ n8nDir, unpacked }) {
  const copy = join(n8nDir, 'scan');
  rmSync(copy, { recursive: true, force: true });
  cpSync(unpacked, copy, { recursive: true });
  const scanner = join(n8nDir, 'node_modules/@n8n/scan-community-package/scanner/scanner.mjs');
  const script = `const { analyzePackage } = await import(${JSON.stringify(scanner)}); console.log('RESULT ' + JSON.stringify(await analyzePackage(${JSON.stringify(copy)})));`;
  const { output } = await runProgram(process.execPath, ['--input-type=module', '-e', script], {
    cwd: n8nDir,
  });
  const result = /^RESULT (.*)$/m.exec(output)?.[1];
  assert.deepEqual(JSON.parse(result ?? 'null'), { passed: true }, output);
}

function weigh({ unpacked }) {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  assert.deepEqual(manifest.dependencies ?? {}, {});
  assert.deepEqual(manifest.peerDependencies, { 'n8n-workflow': '*' });
  const bundle = readFileSync(join(unpacked, 'dist/nodes/Clipwright/Clipwright.node.js'), 'utf8');
  assert.ok(bundle.length < LARGEST_BYTES, `the node has ${bundle.length} bytes`);
  assert.deepEqual([...new Set(bundle.match(/require\("([^"]+)"\)/g))], ['require("n8n-workflow")']);
}
