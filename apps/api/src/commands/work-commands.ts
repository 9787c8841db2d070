import type { Command } from 'commander';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { DrainReplica } from '../features/engine-replicas/drain-replica.door.js';
import { AllVideosRepository } from '../features/videos/all-videos.door.js';
import { SwitchWork, WorkSwitchRepository } from '../features/videos/switch-work.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function turnQueue(stopped: boolean): Promise<void> {
  const changed = await withProgram((program) =>
    program.get(SwitchWork).run({ scope: 'queue' }, stopped, COMMAND_LINE),
  );
  const state = stopped ? 'paused' : 'going on';
  if (!changed) return say(`The queue was ${state} already.`);
  say(
    stopped
      ? 'The queue is paused: what is in the making is finished, and nothing new is begun. "queue resume" lets it go on.'
      : 'The queue goes on.',
  );
}

async function queueStatus(options: { json?: boolean }): Promise<void> {
  const { waiting, since } = await withProgram(async (program) => ({
    waiting: await program.get(AllVideosRepository).waiting(),
    since: await program.get(WorkSwitchRepository).pausedSince(),
  }));
  const { queued, processing, oldestQueuedSeconds } = waiting;
  print(
    {
      state: since === null ? 'running' : 'paused',
      ...(since === null ? {} : { paused_since: since.toISOString() }),
      ...{ queued, processing, oldest_queued_seconds: oldestQueuedSeconds },
    },
    options,
  );
}

async function turnWorker(name: string, stopped: boolean): Promise<void> {
  if (!/^[\w.-]{1,100}$/.test(name))
    throw new CommandError('No worker has such a name. "worker list" tells which there are.');
  const workers = await withProgram(async (program) => {
    await program.get(SwitchWork).run({ scope: 'worker', name }, stopped, COMMAND_LINE);
    return await program.get(WorkSwitchRepository).workers();
  });
  if (!stopped) return say(`${name} takes work again.`);
  const making = workers.find((worker) => worker.name === name)?.making ?? 0;
  const has = making === 0 ? 'It is empty.' : `It finishes ${making} first: see "worker list".`;
  say(`${name} takes no more work, until "worker resume ${name}". ${has}`);
}

async function listWorkers(options: { json?: boolean }): Promise<void> {
  const workers = await withProgram((program) => program.get(WorkSwitchRepository).workers());
  for (const { name, processes, making, drainedSince } of workers)
    print({ name, processes, making, ...sinceOf(drainedSince) }, options);
  if (workers.length === 0) process.stderr.write('No worker is running.\n');
}

const sinceOf = (drained: Date | null) => (drained === null ? {} : { drained_since: drained.toISOString() });

async function turnReplica(engine: string, replica: string, stopped: boolean): Promise<void> {
  const changed = await withProgram((program) =>
    program.get(DrainReplica).run({ engine, replica }, stopped, COMMAND_LINE),
  );
  if (changed === null)
    throw new CommandError(
      `The settings name no replica ${replica} of an engine ${engine}. The embedded engine is drained with its worker: "worker drain".`,
    );
  say(stopped ? `${engine} ${replica} takes no more work.` : `${engine} ${replica} takes work again.`);
}

/** `queue pause|resume|status`, `worker list|drain|resume`, `replica drain|resume`. */
export function addWorkCommands(program: Command): void {
  const queue = program.command('queue').description('the queue of videos as a whole');
  queue
    .command('pause')
    .description('take videos on and begin none, on no worker, until "queue resume"')
    .action(() => turnQueue(true));
  queue
    .command('resume')
    .description('let a paused queue go on')
    .action(() => turnQueue(false));
  queue
    .command('status')
    .description('whether it is paused, and what waits in it')
    .option('--json', 'print one JSON line')
    .action(queueStatus);
  const worker = program.command('worker').description('the processes that make videos, by WORKER_NAME');
  worker
    .command('list')
    .description('which there are, what they make, and which are drained')
    .option('--json', 'print one JSON line for each')
    .action(listWorkers);
  worker
    .command('drain')
    .description('have it finish what it makes and take no more, also after a restart')
    .argument('<name>', 'as "worker list" tells it')
    .action((name: string) => turnWorker(name, true));
  worker
    .command('resume')
    .description('have it take work again')
    .argument('<name>', 'as "worker list" tells it')
    .action((name: string) => turnWorker(name, false));
  const replica = program.command('replica').description('replicas of engines, as the settings name them');
  for (const [name, stopped, description] of [
    ['drain', true, 'have it finish what it makes and take no more'],
    ['resume', false, 'have it take work again'],
  ] as const)
    replica
      .command(name)
      .description(description)
      .argument('<engine>', 'its name in the settings')
      .argument('<replica>', 'the name of the replica')
      .action((engine: string, of: string) => turnReplica(engine, of, stopped));
}
