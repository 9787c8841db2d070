// Compiles the passes of assembly/ and writes them as base64 beside the code that runs them.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PASSES = [
  { name: 'pixel-pass', folder: 'src/paint', constant: 'PIXEL_PASS_WASM' },
  { name: 'picture-pass', folder: 'src/image', constant: 'PICTURE_PASS_WASM' },
];
for (const { name, folder, constant } of PASSES) {
  const wasm = `${root}/${name}.wasm`;
  execFileSync(
    process.execPath,
    ['node_modules/assemblyscript/bin/asc.js', `assembly/${name}.ts`, '-o', wasm, '-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--noAssert'],
    { cwd: root, stdio: 'inherit' },
  );
  const base64 = readFileSync(wasm).toString('base64').match(/.{1,120}/g) ?? [];
  rmSync(wasm);
  const lines = base64.map((line) => `  '${line}',`).join('\n');
  writeFileSync(
    `${root}/${folder}/${name}.wasm.ts`,
    `/** The compiled pass, from assembly/${name}.ts by scripts/build-wasm.mjs. */\nexport const ${constant} = [\n${lines}\n].join('');\n`,
  );
}
