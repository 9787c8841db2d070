import { createHash } from 'node:crypto';
import { MODELS } from '@clipwright/core/models';
import type { TestDatabase } from '@clipwright/testing';
import {
  givePlan,
  KEY_PREFIX,
  putKey,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  TEXT_TO_VIDEO,
  unusedKey,
  VIDEO_STATUS,
} from '../../support/index.js';
import type { Placeholders } from './placeholders.js';

/** Whom the rows speak for. */
export interface CorpusAccounts {
  /** Nothing may ever be generated for it. */
  readonly quiet: SeededAccount;
  /** The one of the rows that may generate. */
  readonly busy: SeededAccount;
  readonly videoId: string;
  /** What the corpus's placeholders stand for, but for KEY and HOST. */
  readonly placeholders: Placeholders;
}

export const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';

/** Writes the accounts and videos that the placeholders tell of. */
export async function seedCorpusAccounts(database: TestDatabase): Promise<CorpusAccounts> {
  const quiet = await seedAccount(database);
  const other = await seedAccount(database);
  const videoId = await seedVideo(database, quiet);
  const placeholders = {
    T2V: TEXT_TO_VIDEO,
    I2V: IMAGE_TO_VIDEO,
    STATUS: VIDEO_STATUS,
    VID: videoId,
    VID_OTHER: await seedVideo(database, other),
    VID_FLIPCASE: otherCase(videoId, 'vid_'.length),
    KEY_OTHER: other.key,
    PREFIX: `${KEY_PREFIX}_`,
    PREFIX_OTHERCASE: `${KEY_PREFIX.toUpperCase()}_`,
    PREFIX_NO_UNDERSCORE: KEY_PREFIX,
    'MAX_PROMPT+1': String(
      Math.max(...MODELS.filter((model) => model.default).map((model) => model.maxPromptLength)) + 1,
    ),
    ...(await keysOfOthers(database)),
  };
  return { quiet, busy: await seedAccount(database), videoId, placeholders };
}

async function keysOfOthers(database: TestDatabase): Promise<Placeholders> {
  const regenerated = await seedAccount(database);
  await putKey(database, regenerated.accountId, unusedKey());
  const deleted = await seedAccount(database);
  await rowsOf(database, 'DELETE FROM accounts WHERE id = $1', [deleted.accountId]);
  const lapsed = await seedAccount(database);
  await givePlan(database, lapsed.accountId, 'free');
  return {
    KEY_UNKNOWN: unusedKey(),
    KEY_OLD: regenerated.key,
    KEY_DELETED: deleted.key,
    KEY_LAPSED: lapsed.key,
    KEY_INACTIVE: (await seedAccount(database, { active: false })).key,
    KEY_FREE: (await seedAccount(database, { plan: 'free' })).key,
    KEY_BASIC: (await seedAccount(database, { plan: 'basic' })).key,
    KEY_PRO: (await seedAccount(database, { plan: 'pro' })).key,
  };
}

/** What KEY and the placeholders made from it stand for. */
export const keyPlaceholders = (key: string): Placeholders => ({
  KEY: key,
  KEY_B64COLON: Buffer.from(`${key}:`).toString('base64'),
  KEY_LASTCHAR: key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a'),
  KEY_SHORT: key.slice(0, -1),
  KEY_FLIPCASE: otherCase(key, KEY_PREFIX.length + 1),
  KEY_SHA256: createHash('sha256').update(key).digest('hex'),
});

/** The text with its first letter from `start` on in the other case. */
function otherCase(text: string, start: number): string {
  const at = start + Math.max(0, text.slice(start).search(/[A-Za-z]/));
  const letter = text.charAt(at);
  const flipped = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return text.slice(0, at) + flipped + text.slice(at + 1);
}
