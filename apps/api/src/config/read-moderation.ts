import { readFileSync } from 'node:fs';
import type { SettingValues } from './read-settings.js';
import type { ModerationConfig } from './slices.js';

const MOST_WORDS = 10_000;
const LONGEST_WORD = 100;

/** How prompts are judged. Adds to `problems` what can't be used. */
export function readModeration(values: SettingValues, problems: string[]): ModerationConfig {
  const fromFile =
    values.moderationWordsFile === undefined ? [] : wordsIn(values.moderationWordsFile, problems);
  checkWords('MODERATION_WORDS', values.moderationWords, problems);
  checkWords('MODERATION_WORDS_FILE', fromFile, problems);
  return {
    words: [...values.moderationWords, ...fromFile],
    endpoint: endpointOf(values),
    allowOnFailure: values.moderationOnFailure === 'allow',
  };
}

function wordsIn(file: string, problems: string[]): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
  } catch (error) {
    problems.push(
      `MODERATION_WORDS_FILE takes a text file that can be read; got "${file}" (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}).`,
    );
    return [];
  }
}

/** A word of nothing but stars would refuse everything. */
function checkWords(name: string, words: readonly string[], problems: string[]): void {
  const wrong = words.find((word) => word.length > LONGEST_WORD || !/[\p{L}\p{N}]/u.test(word));
  if (wrong !== undefined)
    problems.push(
      `${name} takes words with a letter or a digit, of at most ${LONGEST_WORD} characters; got "${wrong.slice(0, LONGEST_WORD)}".`,
    );
  if (words.length > MOST_WORDS)
    problems.push(`${name} takes at most ${MOST_WORDS} words; got ${words.length}.`);
}

function endpointOf(values: SettingValues): ModerationConfig['endpoint'] {
  if (values.moderationUrl === undefined) return null;
  const base = values.moderationUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
  return {
    url: `${base}/v1/moderations`,
    key: values.moderationKey ?? null,
    model: values.moderationModel ?? null,
    timeoutMs: values.moderationTimeoutSeconds * 1000,
  };
}
