import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cacheDir } from './places.mjs';

/** What npm hands on to scripts would bend pnpm's own configuration; only how to reach a registry is kept. */
const KEPT =
  /^(npm|pnpm)_config_(registry|userconfig|globalconfig|cafile|ca|proxy|https_proxy|noproxy|strict_ssl|offline|\/\/.*|@.*)$/i;

/** The caller's environment without what a package manager added to it. */
export function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name) || KEPT.test(name));
  return Object.fromEntries(
    entries.filter(([name]) => name !== 'INIT_CWD' && name !== 'PNPM_SCRIPT_SRC_DIR'),
  );
}

/** For npm, pnpm and turbo: the same, quiet, and with a home folder that can be written to. */
export function setupEnvironment(binDirs = []) {
  const environment = { ...cleanEnvironment(), ...QUIET, HOME: writableHome() };
  // Production mode would leave out what the build needs.
  delete environment.NODE_ENV;
  return withPath(environment, binDirs);
}

const QUIET = {
  CI: 'true',
  COREPACK_ENABLE_STRICT: '0',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  PNPM_CONFIG_UPDATE_NOTIFIER: 'false',
};

/** Puts folders in front of the search path, under the name that this system gives it. */
export function withPath(environment, binDirs) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...environment, [name]: [...binDirs, environment[name] ?? ''].filter(Boolean).join(delimiter) };
}

function writableHome() {
  const home = homedir();
  try {
    accessSync(home, constants.W_OK);
    return home;
  } catch {
    const own = join(cacheDir, 'home');
    mkdirSync(own, { recursive: true });
    return own;
  }
}
