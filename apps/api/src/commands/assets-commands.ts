import {
  fetchInstruments,
  fetchLetters,
  FetchError,
  fetchVoice,
  instrumentsIn,
  letterAssetsIn,
  voiceIn,
} from '@clipwright/sketch/assets';
import { fetchStageAssets, stageAssetsIn } from '@clipwright/stage/assets';
import { Option, type Command } from 'commander';
import { loadConfig } from '../boot/load-config.js';
import { CommandError } from './command-error.js';

type State = 'here' | 'absent' | 'not-for-this-machine';

/** What is fetched beside the packages, by its name. */
interface Fetched {
  readonly name: string;
  readonly cost: string;
  look(homeDir: string): { readonly folder: string; readonly state: State };
  fetch(homeDir: string, say: (line: string) => void): Promise<unknown>;
}

const ASSETS: readonly Fetched[] = [
  { name: 'letters', cost: '14 MB are read and kept', look: letterAssetsIn, fetch: fetchLetters },
  {
    name: 'instruments',
    cost: '48 MB are read, 8 MB kept',
    look: instrumentsIn,
    fetch: fetchInstruments,
  },
  { name: 'voice', cost: '14 MB are read, 21 MB kept', look: voiceIn, fetch: fetchVoice },
  {
    name: 'stage',
    cost: '130 MB are read, 28 MB kept',
    look: stageAssetsIn,
    fetch: fetchStageAssets,
  },
];

const COLUMN = Math.max(...ASSETS.map(({ name }) => name.length)) + 2;

/** `assets`: what is fetched beside the packages, into ASSETS_HOME, by version and hash. */
export function addAssetsCommands(program: Command): void {
  const assets = program
    .command('assets')
    .description('what is fetched beside the packages, and whether it is here')
    .action(() => ASSETS.forEach(tell));
  assets
    .command('fetch')
    .description('fetch what is missing, from the npm registry of this machine')
    .addOption(new Option('--only <names...>', 'those alone').choices(ASSETS.map(({ name }) => name)))
    .action(fetchAll);
}

function tell({ name, cost, look }: Fetched): void {
  const { folder, state } = look(loadConfig().generation.assetsHome);
  const states: Readonly<Record<State, string>> = {
    here: 'here',
    absent: `not here; "clipwright assets fetch" brings it (${cost})`,
    'not-for-this-machine': 'not made for this kind of machine',
  };
  process.stdout.write(`${name.padEnd(COLUMN)}${states[state]}\n${' '.repeat(COLUMN)}${folder}\n`);
}

async function fetchAll({ only }: { only?: string[] }): Promise<void> {
  for (const asset of ASSETS.filter(({ name }) => only === undefined || only.includes(name)))
    await fetchOne(asset);
}

async function fetchOne(asset: Fetched): Promise<void> {
  try {
    await asset.fetch(loadConfig().generation.assetsHome, (line) => void process.stderr.write(`${line}\n`));
  } catch (error) {
    if (error instanceof FetchError) throw new CommandError(error.message);
    throw error;
  }
  tell(asset);
}
