// Compiles the passes of assembly/ and writes them as base64 beside the code that runs them.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SHARED = ['--enable', 'threads', '--sharedMemory', '--maximumMemory', '32768'];
const PASSES = [
  { from: 'noise', to: 'src/paint/noise.wasm.ts', constant: 'NOISE_WASM', memory: [] },
  { from: 'index', to: 'src/paint/pixel-pass.wasm.ts', constant: 'PIXEL_PASS_WASM', memory: SHARED },
  { from: 'picture-pass', to: 'src/image/picture-pass.wasm.ts', constant: 'PICTURE_PASS_WASM', memory: [] },
];
for (const { from, to, constant, memory } of PASSES) {
  const wasm = `${root}/${from}.wasm`;
  execFileSync(
    process.execPath,
    [
      'node_modules/assemblyscript/bin/asc.js',
      `assembly/${from}.ts`,
      '-o',
      wasm,
      '-O3',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      ...memory,
      '--importMemory',
      '--noAssert',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const base64 =
    readFileSync(wasm)
      .toString('base64')
      .match(/.{1,120}/g) ?? [];
  rmSync(wasm);
  const lines = base64.map((line) => `  '${line}',`).join('\n');
  writeFileSync(
    `${root}/${to}`,
    `/** The compiled pass, from assembly/${from}.ts by scripts/build-wasm.mjs. */\nexport const ${constant} = [\n${lines}\n].join('');\n`,
  );
}
