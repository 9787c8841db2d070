import { MODEL_IDS } from '@clipwright/core/models';
import { Argument, type Command, Option } from 'commander';
import { addEngine, type AddOptions } from './engine/add-engine.js';
import { SERVER_KIND_NAMES, type ServerKind } from './engine/server-kinds.js';
import { listEngines, removeEngine, testEngine, type TestOptions } from './engine/show-engines.js';
import { processTerminal } from './engine/terminal.js';

const JSON_LINE = 'print one line of JSON, and ask nothing';
const YES = 'ask nothing';
const KEEP = 'where the clip stays; else it is a temporary file';

/** `engine add | list | test | remove`. Works without a database, and beside a running server. */
export function addEngineCommands(program: Command): void {
  const engine = program.command('engine').description('GPU servers: declare one, try one, take one away');
  engine
    .command('add')
    .description('look at a server, make a test clip of one second there, and declare it as an engine')
    .addArgument(new Argument('<kind>', 'what runs there').choices(SERVER_KIND_NAMES))
    .requiredOption('--url <address>', 'where it answers, such as http://127.0.0.1:8188')
    .option('--key-env <name>', 'the variable of the environment that holds its key, such as GPU_KEY')
    .option('--name <name>', 'what to call the engine; else its kind')
    .addOption(
      new Option('--model <model>', 'the model that goes to it; else the one that fits').choices(MODEL_IDS),
    )
    .option('--profile <name>', 'which of the models or workflows that run there; else the first')
    .option('--keep <file>', KEEP)
    .option('--no-test', 'make no test clip')
    .option('--dry-run', 'look and propose; make no clip and write nothing')
    .option('--yes', YES)
    .option('--json', JSON_LINE)
    .action((kind: ServerKind, options: AddOptions) =>
      addEngine(kind, options, { terminal: processTerminal({ silent: options.json === true }) }),
    );
  engine
    .command('list')
    .description('the declared engines, and the models that go to them')
    .option('--json', 'print one JSON line each')
    .action((options: { json?: boolean }) => listEngines(options, { terminal: processTerminal() }));
  engine
    .command('test')
    .description('look at every replica of an engine and make a clip there; changes nothing')
    .argument('<name>', 'the engine')
    .option('--replica <name>', 'one of its replicas alone')
    .option('--keep <file>', KEEP)
    .option('--yes', `${YES}: a provider bills the clip`)
    .option('--json', JSON_LINE)
    .action((name: string, options: TestOptions) =>
      testEngine(name, options, { terminal: processTerminal({ silent: options.json === true }) }),
    );
  engine
    .command('remove')
    .description('take an engine out of the settings, and nothing else')
    .argument('<name>', 'the engine')
    .option('--yes', YES)
    .action((name: string, options: { yes?: boolean }) =>
      removeEngine(name, options, { terminal: processTerminal() }),
    );
}
