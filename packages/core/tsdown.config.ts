import { defineConfig } from 'tsdown';

/**
 * One file per source file, as ES modules and as CommonJS, each with its own types: whatever is not imported
 * is not loaded.
 */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/limiter/{postgres,redis}/index.ts',
    'src/{client,dashboard,engine,errors,fields,keys,limiter,models,videos}/index.ts',
  ],
  root: 'src',
  format: ['esm', 'cjs'],
  unbundle: true,
  dts: true,
  sourcemap: false,
  target: 'es2023',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  fixedExtension: false,
  clean: false,
  logLevel: 'warn',
});
