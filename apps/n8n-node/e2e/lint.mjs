// n8n's own linter, as n8n runs it on a node that asks to be verified. It is too large for the workspace, so
// it lives in the cache beside n8n, and the package is laid out next to it: sources, the tests' shared
// support, and the configuration that strict mode wants.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installN8n } from './install-n8n.mjs';
import { packageDir, repository } from './places.mjs';
import { runProgram } from './run-program.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'e2e', '.turbo']);

/** Lints the package in a copy and resolves with what n8n-node printed. Rejects on any error or warning. */
export async function lintNode(n8nDir) {
  const copy = layOut(n8nDir);
  const cli = join(n8nDir, 'node_modules/@n8n/node-cli/bin/n8n-node.mjs');
  const env = { PATH: `${join(n8nDir, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' };
  const { output, exitCode } = await runProgram(process.execPath, [cli, 'lint'], { cwd: copy, env });
  const problems = /✖ (\d+) problems?/.exec(output);
  if (exitCode !== 0 || problems) throw new Error(`n8n-node lint found problems:\n${output}`);
  return output;
}

function layOut(n8nDir) {
  const stage = join(n8nDir, 'lint');
  const copy = join(stage, 'apps/n8n-node');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(packageDir, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(source.slice(packageDir.length + 1)),
  });
  cpSync(join(repository, 'tests/support'), join(stage, 'tests/support'), { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(stage, 'tsconfig.base.json'));
  cpSync(
    join(n8nDir, 'node_modules/@n8n/node-cli/dist/template/templates/shared/default/eslint.config.mjs'),
    join(copy, 'eslint.config.mjs'),
  );
  linkDevDependencies(copy);
  return copy;
}

/** What the sources name beside n8n-workflow, from the workspace. */
function linkDevDependencies(copy) {
  const { devDependencies } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  for (const name of Object.keys(devDependencies)) {
    const target = join(packageDir, 'node_modules', name);
    const link = join(copy, 'node_modules', name);
    if (!existsSync(target)) continue;
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(target, link);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await lintNode(await installN8n());
  console.log('n8n-node lint: 0 errors, 0 warnings');
}
