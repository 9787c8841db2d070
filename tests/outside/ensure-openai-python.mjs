import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../scripts/run/say.mjs';
import { runTold } from './consumers/run-told.mjs';

const VERSION = '3.22.1';
const CACHE = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'clipwright-consumers',
  `openai-python-${VERSION}`,
);

/**
 * OpenAI's package for Python, once for all runs on this machine; a test finds the Python that has it in
 * OPENAI_PYTHON, and why there is none in OPENAI_PYTHON_LACKS.
 */
export async function ensureOpenAiPython() {
  const python = join(CACHE, 'bin', 'python');
  try {
    mkdirSync(CACHE, { recursive: true });
    if (!existsSync(python)) await runTold('python3', ['-m', 'venv', CACHE]);
    say(`Looking for openai ${VERSION} of Python ...`);
    await runTold(python, [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `openai==${VERSION}`,
    ]);
    process.env.OPENAI_PYTHON = python;
  } catch (error) {
    process.env.OPENAI_PYTHON_LACKS = error.message.split('\n', 1)[0];
    say(`Not here, and not to be installed: openai ${VERSION} of Python. ${process.env.OPENAI_PYTHON_LACKS}`);
  }
}
