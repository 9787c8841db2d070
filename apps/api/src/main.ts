import 'reflect-metadata';
import { isolationOf } from './boot/examine-isolation.js';
import { explain } from './boot/explain.js';
import { inviteFirstOperator } from './boot/first-operator.js';
import { introduceDemoAccount } from './boot/first-run.js';
import { loadConfig } from './boot/load-config.js';
import { readyLines } from './boot/ready-lines.js';
import { type RunningServer, startServer } from './boot/start-server.js';
import { Log } from './platform/logging/log.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
};

/** Signals ask for an orderly end; so does the loss of the launcher that started us with a channel. */
function stopWhenAsked(begun: Promise<RunningServer>): void {
  let asked = false;
  const stop = (): void => {
    if (asked) return;
    asked = true;
    begun
      .then((server) => server.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}

/** Says what a person needs for a first call; an account that is begun is made and shown before an end. */
async function begin(): Promise<RunningServer> {
  const config = loadConfig();
  const log = new Log(config.logLevel);
  const server = await startServer(config, log, (line) => log.info(line));
  const { isWhole, detail } = await isolationOf();
  log[isWhole ? 'debug' : 'info'](detail);
  say(readyLines(server.addresses, config, server.monitors).join('\n'));
  // Whoever started us with a channel starts us again should we fail from now on.
  process.send?.('ready', undefined, undefined, () => undefined);
  for (const line of await introduceDemoAccount(server, config)) say(line);
  for (const line of await inviteFirstOperator(server)) say(line);
  return server;
}

const begun = begin();
begun.catch(fail);
stopWhenAsked(begun);
