/** Characters. Long ones are welcome; the limit keeps hashing cheap. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export const GUESSABLE = 'This password is easy to guess. Try a few words in a row.';

const FEWEST_DIFFERENT = 5;
const WELL_KNOWN = [
  'password',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'clipwright',
  '1234567890',
  '0123456789',
  'abcdefghij',
];

/** Why a password can't be taken, as a sentence; null for one that can. No rule about kinds of characters. */
export function faultOfPassword(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters.`;
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`;
  return isGuessable(password.toLowerCase(), email.toLowerCase()) ? GUESSABLE : null;
}

function isGuessable(password: string, email: string): boolean {
  if (new Set(password).size < FEWEST_DIFFERENT) return true;
  const rest = [...WELL_KNOWN, email, email.split('@', 1)[0] ?? ''].reduce(
    (left, known) => (known.length > 2 ? left.replaceAll(known, '') : left),
    password,
  );
  return [...rest].length < FEWEST_DIFFERENT;
}
