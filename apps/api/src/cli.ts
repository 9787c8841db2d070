import 'reflect-metadata';
import { explain } from './boot/explain.js';
import { commandLine } from './commands/command-line.js';

commandLine()
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
