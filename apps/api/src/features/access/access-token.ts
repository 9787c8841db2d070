import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses one, so its hash needs no salt. */
const SECRET_BYTES = 32;

/** A new secret, told apart from API keys by how it begins. */
export const newSecret = (prefix: string): string => prefix + randomBytes(SECRET_BYTES).toString('base64url');

/** How a token begins with which a program comes to /mcp. */
export const TOKEN_PREFIX = 'cwmcp_';

/** SHA-256 of a secret, as it is stored and looked up. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
