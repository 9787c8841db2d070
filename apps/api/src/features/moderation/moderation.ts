import { ContentRejectedError, EngineUnavailableError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { ModerationConfig } from '../../config/slices.js';
import { Log } from '../../platform/logging/log.js';
import { EndpointModerator } from './endpoint-moderator.js';
import type { JudgedText, Moderator } from './moderator.js';
import { WordListModerator } from './word-list-moderator.js';

/** What a request says in words. */
export interface Worded {
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
}

/** Refuses prompts that the operator does not want made. Off until a setting names words or a server. */
@Injectable()
export class Moderation {
  private readonly moderators: readonly Moderator[];

  constructor(
    private readonly config: ModerationConfig,
    private readonly log: Log,
  ) {
    const { words, endpoint } = config;
    // The list costs nothing, so it comes first.
    this.moderators = [
      ...(words.length > 0 ? [new WordListModerator(words)] : []),
      ...(endpoint === null ? [] : [new EndpointModerator(endpoint)]),
    ];
  }

  /**
   * @throws ContentRejectedError that names the field, EngineUnavailableError when no judgement could be had
   * and that refuses
   */
  async check(request: Worded): Promise<void> {
    const texts = textsOf(request);
    if (texts.length === 0) return;
    for (const moderator of this.moderators) await this.ask(moderator, texts);
  }

  private async ask(moderator: Moderator, texts: readonly JudgedText[]): Promise<void> {
    const verdict = await moderator.judge(texts);
    if (verdict.kind === 'rejected') {
      this.log.info('a prompt was refused', { field: verdict.field, by: moderator.name });
      throw new ContentRejectedError({
        param: verdict.field,
        ...(verdict.field === 'prompt' ? {} : { message: NEGATIVE }),
      });
    }
    if (verdict.kind !== 'unknown') return;
    const { allowOnFailure } = this.config;
    this.log.error('a prompt could not be judged', {
      by: moderator.name,
      reason: verdict.reason,
      allowed: allowOnFailure,
    });
    if (!allowOnFailure)
      throw new EngineUnavailableError({
        message: 'The prompt could not be checked against the content rules. Try again later.',
      });
  }
}

const NEGATIVE = 'The negative_prompt was rejected by the content rules.';

function textsOf({ prompt, negativePrompt }: Worded): JudgedText[] {
  const texts = [
    { field: 'prompt', text: prompt ?? '' },
    { field: 'negative_prompt', text: negativePrompt ?? '' },
  ] as const;
  return texts.filter(({ text }) => text.trim() !== '');
}
