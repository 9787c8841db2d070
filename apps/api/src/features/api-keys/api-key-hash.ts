import { createHash } from 'node:crypto';
import { apiKeyHashInput } from '@clipwright/core/keys';

/** SHA-256 of a key, as it is stored and looked up. */
export const hashApiKey = (key: string): Buffer => createHash('sha256').update(apiKeyHashInput(key)).digest();
