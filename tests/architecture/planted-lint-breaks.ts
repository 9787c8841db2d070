/** One planted file that the lint must refuse with exactly this rule. */
export interface PlantedLintBreak {
  readonly rule: string;
  readonly deed: string;
  readonly path: string;
  readonly text: string;
}

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const reads = 'export const value = process.env.PORT;';
const feature = 'apps/api/src/features/videos';
const nest = `import { NotFoundException } from '@nestjs/common';\nexport const refusal = () => new NotFoundException();`;
const constructorOf = (count: number) =>
  `export class Service {\n  constructor(\n${lines(count, (index) => `    readonly part${index}: string,`)}\n  ) {}\n}`;
const branches = lines(8, (index) => `  if (step === ${index}) return 'step ${index}';`);

const breaks: readonly [rule: string, deed: string, path: string, text: string][] = [
  [
    'eslint(no-restricted-properties)',
    'a feature reads the environment',
    `${feature}/reads-environment.ts`,
    reads,
  ],
  [
    'eslint(no-restricted-properties)',
    'a platform room reads the environment',
    'apps/api/src/platform/queue/reads.ts',
    reads,
  ],
  [
    'eslint(no-restricted-properties)',
    'the renderer reads the environment',
    'packages/sketch/src/reads.ts',
    reads,
  ],
  [
    'eslint(no-restricted-properties)',
    'the environment is taken apart',
    `${feature}/takes-apart.ts`,
    'const { env } = process;\nexport const port = env.PORT;',
  ],
  [
    'eslint(no-restricted-properties)',
    'the environment is reached through globalThis',
    `${feature}/by-global-this.ts`,
    'export const port = globalThis.process.env.PORT;',
  ],
  [
    'eslint(no-restricted-imports)',
    'the environment is imported',
    `${feature}/imports-environment.ts`,
    `import { env } from 'node:process';\nexport const port = env.PORT;`,
  ],
  ['eslint(no-restricted-imports)', 'a use case throws HTTP', `${feature}/throws-http.ts`, nest],
  [
    'eslint(no-restricted-imports)',
    'an engine throws HTTP',
    'packages/engines/src/sketch/throws-http.ts',
    nest,
  ],
  [
    'eslint(no-restricted-imports)',
    'a platform room other than http throws HTTP',
    'apps/api/src/platform/media/throws-http.ts',
    nest,
  ],
  [
    'eslint(no-restricted-globals)',
    'core asks Node for bytes',
    'packages/core/src/keys/bytes.ts',
    `export const bytes = () => Buffer.alloc(1).length;`,
  ],
  [
    'eslint(no-restricted-globals)',
    'an engine fetches by itself',
    'packages/engines/src/hosted/fetches.ts',
    `export const download = () => fetch('http://127.0.0.1');`,
  ],
  [
    'eslint(no-restricted-properties)',
    'an engine fetches through globalThis',
    'packages/engines/src/hosted/by-global-this.ts',
    `export const download = () => globalThis.fetch('http://127.0.0.1');`,
  ],
  [
    'eslint(no-restricted-imports)',
    'a media room opens a request of its own',
    'apps/api/src/platform/media/opens-request.ts',
    `import { request } from 'node:https';\nexport { request };`,
  ],
  [
    'eslint(no-restricted-imports)',
    'an engine opens a socket',
    'packages/engines/src/hosted/opens-socket.ts',
    `import { connect } from 'node:net';\nexport { connect };`,
  ],
  [
    'eslint(no-restricted-imports)',
    'an engine brings an HTTP library',
    'packages/engines/src/hosted/uses-undici.ts',
    `import { Agent } from 'undici';\nexport { Agent };`,
  ],
  [
    'eslint(no-console)',
    'the server writes past its log',
    `${feature}/writes.ts`,
    `export const tell = () => console.log('done');`,
  ],
  [
    'eslint(max-lines)',
    'a file has 301 lines',
    `${feature}/long-file.ts`,
    lines(301, (index) => `export const value${index} = ${index};`),
  ],
  [
    'eslint(max-lines-per-function)',
    'a function has 61 lines',
    `${feature}/long-function.ts`,
    `export function fill(values: number[]): void {\n${lines(59, (index) => `  values.push(${index});`)}\n}`,
  ],
  [
    'eslint(complexity)',
    'a function has nine ways through',
    `${feature}/many-ways.ts`,
    `export function name(step: number): string {\n${branches}\n  return 'end';\n}`,
  ],
  [
    'eslint(max-depth)',
    'blocks are nested three deep',
    `${feature}/deep.ts`,
    'export function firstEven(rows: number[][]): number | null {\n  for (const row of rows) {\n    for (const value of row) {\n      if (value % 2 === 0) return value;\n    }\n  }\n  return null;\n}',
  ],
  ['inputs(few)', 'a constructor takes nine', `${feature}/nine-parts.ts`, constructorOf(9)],
  [
    'inputs(few)',
    'a function takes six',
    `${feature}/six-inputs.ts`,
    'export const sum = (a: number, b: number, c: number, d: number, e: number, f: number): number =>\n  a + b + c + d + e + f;',
  ],
  ['file-names(says-what-it-does)', 'a file is called utils', `${feature}/utils.ts`, 'export const one = 1;'],
  [
    'file-names(says-what-it-does)',
    'a file is called helpers',
    `${feature}/video-helpers.ts`,
    'export const one = 1;',
  ],
  [
    'file-names(says-what-it-does)',
    'a file is called manager',
    'packages/core/src/key-manager.ts',
    'export const one = 1;',
  ],
  [
    'file-names(says-what-it-does)',
    'a file is called base',
    'packages/core/src/base.ts',
    'export const one = 1;',
  ],
  [
    'file-names(says-what-it-does)',
    'a file is called misc',
    'tests/contract/misc.ts',
    'export const one = 1;',
  ],
  [
    'file-names(says-what-it-does)',
    'a folder is called common',
    'apps/api/src/common/clock.ts',
    'export const one = 1;',
  ],
  [
    'unicorn(filename-case)',
    'a file is not in kebab case',
    `${feature}/videoList.ts`,
    'export const one = 1;',
  ],
  [
    'typescript(no-explicit-any)',
    'a type is any',
    `${feature}/is-any.ts`,
    'export const read = (row: any): unknown => row;',
  ],
  [
    'typescript(no-floating-promises)',
    'a promise is left alone',
    `${feature}/left-alone.ts`,
    'export function start(work: () => Promise<void>): void {\n  work();\n}',
  ],
  [
    'typescript(no-misused-promises)',
    'a promise is made where nobody waits for it',
    `${feature}/nobody-waits.ts`,
    'export const start = (steps: (() => Promise<void>)[]) => steps.forEach(async (step) => step());',
  ],
  [
    'typescript(return-await)',
    'a promise leaves a try before it has failed',
    `${feature}/leaves-early.ts`,
    'export async function load(read: () => Promise<string>): Promise<string> {\n  try {\n    return read();\n  } catch (error) {\n    throw new Error("unreadable", { cause: error });\n  }\n}',
  ],
  [
    'eslint(preserve-caught-error)',
    'an error is thrown on without its cause',
    `${feature}/forgets-cause.ts`,
    'export function parse(text: string): unknown {\n  try {\n    return JSON.parse(text);\n  } catch (error) {\n    throw new Error(`unreadable: ${String(error)}`);\n  }\n}',
  ],
  [
    'eslint(no-empty)',
    'an error is swallowed',
    `${feature}/swallows.ts`,
    'export function stop(close: () => void): void {\n  try {\n    close();\n  } catch {}\n}',
  ],
  [
    'typescript(await-thenable)',
    'what is no promise is awaited',
    `${feature}/no-promise.ts`,
    'export async function read(row: number): Promise<string> {\n  const value = await row;\n  return String(value);\n}',
  ],
  [
    'typescript(TS2322)',
    'a type is wrong',
    `${feature}/wrong-type.ts`,
    `export const count: number = 'five';`,
  ],
  [
    'eslint(no-warning-comments)',
    'work is left for later',
    `${feature}/left-for-later.ts`,
    `// ${'TO' + 'DO'}: finish\nexport const one = 1;`,
  ],
  [
    'jest(no-focused-tests)',
    'one test shuts out the others',
    `${feature}/focused.test.ts`,
    `import { expect, it } from '@jest/globals';\nit.${'only'}('adds', () => {\n  expect(1 + 1).toBe(2);\n});`,
  ],
  [
    'jest(expect-expect)',
    'a test expects nothing',
    `${feature}/expects-nothing.test.ts`,
    `import { it } from '@jest/globals';\nit('adds', () => {\n  Math.max(1, 1);\n});`,
  ],
];

export const plantedLintBreaks: readonly PlantedLintBreak[] = breaks.map(([rule, deed, path, text]) => ({
  rule,
  deed,
  path,
  text,
}));

/** Files that look much the same and are lawful where they stand, or stay just inside a limit. */
export const lawfulFiles: Readonly<Record<string, string>> = {
  'apps/api/src/config/read-settings.ts': reads,
  'apps/api/src/platform/http/error-answer.ts': nest,
  'packages/engines/src/media/safe-fetch.ts': `import { Agent } from 'undici';\nexport const get = () => [new Agent(), fetch('http://127.0.0.1')];`,
  'apps/api/src/platform/media/literal.ts': `import { isIP } from 'node:net';\nexport const isLiteral = (host: string) => isIP(host) !== 0;`,
  'packages/engines/src/hosted/takes-fetch.ts':
    'export const download = (get: typeof globalThis.fetch) => get;',
  [`${feature}/eight-parts.ts`]: constructorOf(8),
  [`${feature}/full-file.ts`]: lines(300, (index) => `export const value${index} = ${index};`),
  [`${feature}/injects.ts`]: `import { Clock } from './clock.js';\nexport class Service {\n  constructor(readonly clock: Clock) {}\n}`,
  [`${feature}/clock.ts`]: 'export class Clock {\n  now = 0;\n}',
  'packages/core/src/base62.ts': 'export const one = 1;',
};
