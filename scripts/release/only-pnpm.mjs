// Before a package is packed (its script `prepack`): npm knows nothing of the workspace. It would write `catalog:` into
// dependencies, and an old Node would die after the old output was deleted.
const OLDEST = 22;

const isPnpm = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/');
const isOld = Number(process.versions.node.split('.')[0]) < OLDEST;
if (!isPnpm || isOld) {
  process.stderr.write(
    `${isPnpm ? `Node ${process.versions.node}` : 'npm'} can't pack this package. In the root of the repository: npm run pack\n`,
  );
  process.exitCode = 1;
}
