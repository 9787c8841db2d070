/** A failure whose message is all that a person needs. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Progress goes to stderr: stdout belongs to the command. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Says what went wrong; a stack only for what nobody foresaw. */
export function explain(error) {
  say(error instanceof SetupError ? error.message : (error?.stack ?? String(error)));
}

/** Says what begins, and how long it took once it is done. */
export async function timed(label, work) {
  const startedAtMs = Date.now();
  say(`${label} ...`);
  const result = await work();
  say(`${label}: done in ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
  return result;
}
