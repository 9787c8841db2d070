const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,190}$/u;

/** The address as it is stored: trimmed, in lower case. Null when it isn't one. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return EMAIL.test(email) ? email : null;
}
