import type { Command } from 'commander';
import { GenerationConfig } from '../config/slices.js';
import { isHeldTooLong } from '../features/engine-replicas/replicas.door.js';
import { LeftOperationRepository, ReleaseSlot } from '../features/videos/held-slots.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

async function list(options: { json?: boolean }): Promise<void> {
  const { held, deadlineMs } = await withProgram(async (program) => ({
    held: await program.get(LeftOperationRepository).held(),
    deadlineMs: program.get(GenerationConfig).deadlineMs,
  }));
  for (const { videoId, engine, replica, forMs, misses } of held)
    print(
      {
        video_id: videoId,
        engine,
        replica,
        held_seconds: Math.round(forMs / 1000),
        too_long: isHeldTooLong(forMs, deadlineMs),
        answers: misses === 0,
      },
      options,
    );
  if (held.length === 0) process.stderr.write('No ended video holds a slot of an engine.\n');
}

async function release({ video }: { video: string }): Promise<void> {
  const released = await withProgram((program) => program.get(ReleaseSlot).run(video));
  if (!released)
    throw new CommandError(`${video} holds no slot. "slots list" tells which ended videos hold one.`);
  process.stdout.write('The slot is free; the next video may be made there.\n');
}

/** `slots list`, `slots release`. */
export function addSlotCommands(program: Command): void {
  const slots = program
    .command('slots')
    .description('slots of engines that ended videos hold, because their work goes on there');
  slots
    .command('list')
    .description('who holds a slot, where, for how long, and whether that is too long')
    .option('--json', 'print one JSON line for each')
    .action(list);
  slots
    .command('release')
    .description('give a slot back though the server was not heard to be done with it')
    .requiredOption('--video <id>', 'the video that holds it')
    .action(release);
}
