import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');

/** Enough of each library's types for a planted file to be judged on its deed alone. */
const stubs = {
  '@nestjs/common': 'export declare class NotFoundException extends Error {}',
  undici: 'export declare class Agent { close(): void }',
};

const tsconfig = {
  extends: './tsconfig.base.json',
  compilerOptions: { noEmit: true, experimentalDecorators: true },
  include: ['apps', 'packages', 'tests'],
};

interface OxlintReport {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

async function write(baseDir: string, path: string, text: string): Promise<void> {
  const file = join(baseDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${text}\n`);
}

async function layGround(baseDir: string): Promise<void> {
  await mkdir(join(baseDir, 'scripts'));
  await mkdir(join(baseDir, 'node_modules'));
  for (const file of [
    '.oxlintrc.json',
    'scripts/lint-file-names.mjs',
    'scripts/lint-inputs.mjs',
    'tsconfig.base.json',
  ]) {
    await copyFile(join(repository, file), join(baseDir, file));
  }
  for (const name of ['.bin', '@types', '@jest', 'oxlint-tsgolint']) {
    await symlink(join(repository, 'node_modules', name), join(baseDir, 'node_modules', name));
  }
  for (const [name, types] of Object.entries(stubs)) {
    await write(baseDir, `node_modules/${name}/package.json`, JSON.stringify({ name, types: 'index.d.ts' }));
    await write(baseDir, `node_modules/${name}/index.d.ts`, types);
  }
  await write(baseDir, 'tsconfig.json', JSON.stringify(tsconfig));
}

function report(baseDir: string): Promise<OxlintReport> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [oxlint, '--format', 'json'],
      { cwd: baseDir, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as OxlintReport);
        else reject(new Error(`oxlint gave no report: ${stderr}${stdout}`, { cause: error }));
      },
    );
  });
}

/** Runs the real lint configuration over the files (text by path); answers the rules that each file broke. */
export async function findingsIn(
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const baseDir = await mkdtemp(join(tmpdir(), 'clipwright-lint-'));
  try {
    await layGround(baseDir);
    await Promise.all(Object.entries(files).map(([path, text]) => write(baseDir, path, text)));
    const { diagnostics } = await report(baseDir);
    const paths = new Set(diagnostics.map(({ filename }) => filename));
    const rulesOf = (path: string) =>
      new Set(diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code));
    return new Map([...paths].map((path) => [path, [...rulesOf(path)]]));
  } finally {
    await rm(baseDir, { recursive: true, force: true });
  }
}
