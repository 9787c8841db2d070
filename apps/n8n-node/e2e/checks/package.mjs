import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lintNode } from '../lint.mjs';
import { runProgram } from '../run-program.mjs';

const LARGEST_BYTES = 200_000;

/** What n8n asks of a package before it verifies it, and how the package came into this n8n: by npm, from the tarball. */
export const packageChecks = [
  { name: 'n8n-node lint: 0 errors, 0 warnings', run: ({ n8nDir }) => lintNode(n8nDir), needsNewest: true },
  { name: "n8n's scanner passes the packed tarball", run: scan, needsNewest: true },
  { name: 'the package has no dependencies and little weight', run: weigh },
  { name: 'the tarball has the license and what the node needs, and nothing else', run: listFiles },
  { name: 'npm installs the node alone, without a second copy of what n8n brings', run: installedAlone },
  { name: 'n8n finds the installed node and every other of the package', run: found },
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

function weigh({ unpacked, manifest }) {
  assert.deepEqual(manifest.dependencies ?? {}, {});
  assert.deepEqual(manifest.peerDependencies, { 'n8n-workflow': '*' });
  assert.deepEqual(manifest.peerDependenciesMeta, { 'n8n-workflow': { optional: true } });
  for (const path of manifest.n8n.nodes) {
    const bundle = readFileSync(join(unpacked, path), 'utf8');
    assert.ok(bundle.length < LARGEST_BYTES, `${path} has ${bundle.length} bytes`);
    assert.deepEqual([...new Set(bundle.match(/require\("([^"]+)"\)/g))], ['require("n8n-workflow")']);
  }
}

function listFiles({ unpacked, manifest }) {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1));
  const { nodes, credentials } = manifest.n8n;
  const needed = ['LICENSE', 'README.md', 'package.json', ...nodes, ...credentials, ...nodes.map(codexOf)];
  assert.deepEqual(
    needed.filter((file) => !files.includes(file)),
    [],
  );
  const others = files.filter((file) => !needed.includes(file));
  assert.deepEqual(
    others.filter((file) => !/^dist\/(icons\/[^/]+\.svg|workflows\/[^/]+\.json)$/.test(file)),
    [],
  );
}

/** Where n8n looks for the categories and other names of a node. */
function codexOf(path) {
  return path.replace(/\.js$/, '.json');
}

function installedAlone({ n8n }) {
  const installed = readdirSync(join(n8n.nodesFolder, 'node_modules'));
  assert.deepEqual(
    installed.filter((name) => !name.startsWith('.')),
    ['n8n-nodes-clipwright'],
  );
}

async function found({ n8n, manifest }) {
  const types = new Set((await n8n.nodeTypes()).map(({ name }) => name));
  const expected = manifest.n8n.nodes.map((path) => typeOf(path));
  assert.deepEqual(
    expected.filter((name) => !types.has(name)),
    [],
  );
}

/** The name of a node's type, from the path of its file. */
function typeOf(path) {
  const name = /([^/]+)\.node\.js$/.exec(path)[1];
  return `n8n-nodes-clipwright.${name[0].toLowerCase()}${name.slice(1)}`;
}
