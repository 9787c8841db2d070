import { type Algorithm, hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the library's const enum can't be read by a compiler that sees one file at a time), as OWASP
 * prefers it.
 */
const ARGON2ID = 2 as Algorithm;
const COST = { algorithm: ARGON2ID, memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Each takes 64 MiB and a core: more than two at once would only take turns. */
const MOST_AT_ONCE = 2;

let underWay = 0;
const queue: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= MOST_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else underWay += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next === undefined) underWay -= 1;
    else next();
  }
}

/** A password as it is stored: a PHC string. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), COST));

export const verifyPassword = ({
  hash: stored,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> => inTurn(() => verify(stored, password.normalize('NFC')));
