import { createHash, randomBytes } from 'node:crypto';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../../support/index.js';
import { TOOLS } from './chat.js';

/** A personal token for every tool, of an account that nobody signs in to. */
export async function seedToken(database: TestDatabase, accountId: string): Promise<string> {
  const token = `cwmcp_${randomBytes(32).toString('base64url')}`;
  await rowsOf(
    database,
    `INSERT INTO access_grants (id, account_id, kind, name, tools, token_hash) VALUES ($1, $2, 'token', 'a chat', $3, $4)`,
    [
      `grant_${randomBytes(11).toString('hex')}`,
      accountId,
      TOOLS,
      createHash('sha256').update(token).digest(),
    ],
  );
  return token;
}
