import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };

/** Each entry that the package exports is an index.ts in a folder of its name. */
const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');

/**
 * One file per source file, as ES modules and as CommonJS, each with its own types: whatever is not imported
 * is not loaded.
 */
export default defineConfig({
  entry: entries.map((entry) => `src/${entry.slice(2)}/index.ts`.replace('//', '/')),
  root: 'src',
  format: ['esm', 'cjs'],
  unbundle: true,
  dts: true,
  sourcemap: false,
  target: 'es2023',
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  tsconfig: 'tsconfig.build.json',
  fixedExtension: false,
  clean: false,
  logLevel: 'warn',
});
