import { FetchError, fetchInstruments, instrumentsIn } from '@clipwright/sketch/assets';
import { fetchStageAssets, stageAssetsIn } from '@clipwright/stage/assets';
import { Option, type Command } from 'commander';
import { loadConfig } from '../boot/load-config.js';
import { CommandError } from './command-error.js';

/** Something that is fetched beside the packages. */
interface Asset {
  /** Where it is, or would be, and whether it is there. */
  look(home: string): { readonly folder: string; readonly state: string };
  fetch(home: string, say: (line: string) => void): Promise<unknown>;
}

const absent = (size: string): string => `not here; "clipwright assets fetch" brings it (${size})`;

const STAGE_STATES = {
  here: 'here',
  absent: absent('130 MB are read, 28 MB kept'),
  'not-for-this-machine': 'not made for this kind of machine',
} as const;

const ASSETS: Readonly<Record<string, Asset>> = {
  stage: {
    look: (home) => {
      const { folder, state } = stageAssetsIn(home);
      return { folder, state: STAGE_STATES[state] };
    },
    fetch: fetchStageAssets,
  },
  instruments: {
    look: (home) => {
      const { folder, isHere } = instrumentsIn(home);
      return { folder, state: isHere ? 'here' : absent('48 MB are read, 8 MB kept') };
    },
    fetch: fetchInstruments,
  },
};

const NAMES = Object.keys(ASSETS);
const COLUMN = Math.max(...NAMES.map((name) => name.length)) + 2;

/** `assets`: what is fetched beside the packages, into CLIPWRIGHT_HOME, by version and hash. */
export function addAssetsCommands(program: Command): void {
  const assets = program
    .command('assets')
    .description('what is fetched beside the packages, and whether it is here')
    .action(() => NAMES.forEach((name) => tell(name, loadConfig().home)));
  assets
    .command('fetch')
    .description('fetch what is missing, from the npm registry of this machine')
    .addOption(new Option('--only <names...>', 'those alone').choices(NAMES))
    .action(({ only = NAMES }: { only?: string[] }) => fetchAll(only));
}

function tell(name: string, home: string): void {
  const { folder, state } = ASSETS[name]!.look(home);
  process.stdout.write(`${name.padEnd(COLUMN)}${state}\n${' '.repeat(COLUMN)}${folder}\n`);
}

async function fetchAll(names: readonly string[]): Promise<void> {
  const { home } = loadConfig();
  try {
    for (const name of names) {
      await ASSETS[name]!.fetch(home, (line) => void process.stderr.write(`${line}\n`));
      tell(name, home);
    }
  } catch (error) {
    if (error instanceof FetchError) throw new CommandError(error.message);
    throw error;
  }
}
