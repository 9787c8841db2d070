import { SHORTEST_PASSWORD } from './password-rule.js';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the most used ones of known leaks, in any letter case. The list is in the
 * package: nothing is asked of anybody.
 */
export async function isMostUsed(password: string): Promise<boolean> {
  // Loaded when the first password is chosen, because most processes never see one.
  // What could not be loaded, with no descriptor left, is loaded with the next password.
  known ??= longEnough().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return (await known).has(password.toLowerCase());
}

/** Of some 50,000 about 1,500 are long enough to be asked for at all. */
async function longEnough(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= SHORTEST_PASSWORD)
      .map((password) => password.toLowerCase()),
  );
}
