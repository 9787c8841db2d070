// For a command under test, by NODE_OPTIONS=--import: the processes that make and read videos, which get no
// variable of ours, start without node-av, and look for programs in HOSTS_PATH where it is set.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const HOOKS = `import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => { if (name.startsWith('node-av')) throw new Error('left out'); return next(name, context); } });`;
const HOST = /render-host\.js$/;

const { spawn } = childProcess;

childProcess.spawn = (command, args, options) => {
  const at = args.findIndex((arg) => HOST.test(arg));
  // A shell that looks whether the host can be read names it too, and starts none.
  if (at < 0 || options.serialization === undefined) return spawn(command, args, options);
  const withHooks = args.toSpliced(at, 0, '--import', `data:text/javascript,${encodeURIComponent(HOOKS)}`);
  return spawn(command, withHooks, {
    ...options,
    env: { ...options.env, PATH: process.env.HOSTS_PATH ?? options.env.PATH },
  });
};
syncBuiltinESMExports();
