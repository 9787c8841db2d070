// The long fault tests, after everything was built: `npm run test:faults [-- part of a file's name, or
// --shard 1/2]`. Closes with one line alone: N passed, N failed.
import { explain, SetupError } from '../../scripts/run/say.mjs';
import { endWithUs, runSuitePatiently } from '../../scripts/test/run-suite.mjs';
import { faultTests, filesOfShard, readShard } from './shards.mjs';

/** Which files the arguments ask for; none is all of them. */
function filesOf(args) {
  if (args[0] !== '--shard') return args;
  const shard = readShard(args[1]);
  if (shard === null) throw new SetupError('A shard is one of so many: --shard 1/2.');
  return filesOfShard(faultTests(), shard);
}

async function main(args) {
  endWithUs();
  await runSuitePatiently('faults', 'faults/jest.config.mjs', { only: filesOf(args), workers: 1 });
}

main(process.argv.slice(2)).catch((error) => {
  explain(error);
  process.exitCode = 2;
});
