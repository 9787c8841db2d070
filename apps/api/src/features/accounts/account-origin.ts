import type { Account } from './account.js';

const VERBS = {
  made: 'was made by whoever runs this server',
  'sign-up': 'was made by somebody who signed up',
  invitation: 'was made with an invitation',
} as const;

/**
 * Who made an account and when, in words: "was made by somebody who signed up on 2026-05-04 at 10:11 UTC from
 * 192.0.2.7, and …".
 */
export function originOf({ joined, joinedFrom, createdAt, emailVerified }: Account): string {
  const when = createdAt.toISOString();
  const from = joinedFrom === null ? '' : ` from ${joinedFrom}`;
  const made = `${VERBS[joined]} on ${when.slice(0, 10)} at ${when.slice(11, 16)} UTC${from}`;
  if (joined === 'made') return made;
  return `${made}, and ${emailVerified ? 'has proved that the address is theirs' : 'nobody has proved that the address is theirs'}`;
}
