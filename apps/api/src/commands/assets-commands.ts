import { fetchStageAssets, FetchError, stageAssetsIn } from '@clipwright/stage/assets';
import { Option, type Command } from 'commander';
import { loadConfig } from '../boot/load-config.js';
import { CommandError } from './command-error.js';

const STATES = {
  here: 'here',
  absent: 'not here; "clipwright assets fetch" brings it (130 MB are read, 28 MB kept)',
  'not-for-this-machine': 'not made for this kind of machine',
} as const;

/** `assets`: what is fetched beside the packages, into CLIPWRIGHT_HOME, by version and hash. */
export function addAssetsCommands(program: Command): void {
  const assets = program
    .command('assets')
    .description('what is fetched beside the packages, and whether it is here')
    .action(() => {
      const { folder, state } = stageAssetsIn(loadConfig().home);
      process.stdout.write(`stage  ${STATES[state]}\n       ${folder}\n`);
    });
  assets
    .command('fetch')
    .description('fetch what is missing, from the npm registry of this machine')
    .addOption(new Option('--only <name>', 'that one alone').choices(['stage']))
    .action(fetchAll);
}

async function fetchAll(): Promise<void> {
  try {
    const { folder, state } = await fetchStageAssets(
      loadConfig().home,
      (line) => void process.stderr.write(`${line}\n`),
    );
    process.stdout.write(`stage  ${STATES[state]}\n       ${folder}\n`);
  } catch (error) {
    if (error instanceof FetchError) throw new CommandError(error.message);
    throw error;
  }
}
