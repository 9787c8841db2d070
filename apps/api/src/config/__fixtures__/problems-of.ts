import { ConfigError } from '../config-error.js';

/** What is told to be wrong when a configuration is read; nothing where it can be used. */
export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
