// Lets Node import the sources and tests of this package as they are: what jest's transform does, in a process
// that is not jest's.
import { readFileSync, existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import swc from '@swc/core';
import preset from '../../../jest.preset.mjs';

const [[, options]] = Object.values(preset.transform);
const GLOBALS = new URL('./test-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const source = sourceOf(specifier, context.parentURL);
    return source === null ? next(specifier, context) : { url: source, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = swc.transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      swcrc: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** `./thing.js`, said in TypeScript, is `./thing.ts`. */
function sourceOf(specifier, parent) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parent?.endsWith('.ts')) return null;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : null;
}
