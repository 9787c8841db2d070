import { spawn } from 'node:child_process';
import { repository } from './places.mjs';
import { SetupError } from './say.mjs';

const KEPT_BYTES = 8_000;

/**
 * Runs a program of the set-up and resolves with its stdout. Its output is shown only when it fails, below
 * `problem`, a sentence that says what could not be done. Ends with us when we are told to stop.
 */
export function runQuietly(program, args, { env, problem, cwd = repository }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, everything] = ['', ''];
    const stopListening = endWithUs(child);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      everything += chunk;
    });
    child.stderr.on('data', (chunk) => (everything += chunk));
    child.once('error', (error) => reject(new SetupError(`${problem}\n${error.message}`)));
    child.once('close', (code, signal) => {
      stopListening();
      if (code === 0) resolve(output);
      else
        reject(
          new SetupError(
            `${problem}\n${everything.slice(-KEPT_BYTES)}${signal ? `(ended by ${signal})` : ''}`,
          ),
        );
    });
  });
}

function endWithUs(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (signal) => {
    child.kill(signal);
    child.once('close', () => process.exit(128 + (signal === 'SIGINT' ? 2 : 15)));
  };
  signals.forEach((signal) => process.once(signal, pass));
  return () => signals.forEach((signal) => process.off(signal, pass));
}
