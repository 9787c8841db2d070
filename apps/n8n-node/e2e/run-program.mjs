import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and resolves with all it printed and its exit code. `env` comes on top of this
 * process's own.
 */
export function runProgram(program, args, { cwd, env = {}, timeoutMs = 600_000 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ output, exitCode: code ?? `ended by ${signal}` });
    });
  });
}
