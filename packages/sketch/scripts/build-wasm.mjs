// Compiles assembly/ and writes it as base64 into src/paint/pixel-pass.wasm.ts.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wasm = `${root}/pixel-pass.wasm`;
execFileSync(
  process.execPath,
  ['node_modules/assemblyscript/bin/asc.js', 'assembly/index.ts', '-o', wasm, '-O3', '--runtime', 'stub', '--enable', 'simd', '--enable', 'threads', '--importMemory', '--sharedMemory', '--maximumMemory', '32768', '--noAssert'],
  { cwd: root, stdio: 'inherit' },
);
const base64 = readFileSync(wasm).toString('base64').match(/.{1,120}/g) ?? [];
rmSync(wasm);
const lines = base64.map((line) => `  '${line}',`).join('\n');
writeFileSync(
  `${root}/src/paint/pixel-pass.wasm.ts`,
  `/** The compiled pixel pass, from assembly/ by scripts/build-wasm.mjs. */\nexport const PIXEL_PASS_WASM = [\n${lines}\n].join('');\n`,
);
