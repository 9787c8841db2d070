import type { Operation } from '@clipwright/core/engine';
import { isTerminal } from '@clipwright/core/videos';
import type { AttemptEnding, AttemptStore, LateOperation } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { isDatabaseAway } from '@clipwright/engines/postgres';
import { LeftOperationRepository } from '../left-operation.repository.js';
import { VideoEndings } from '../video-endings.js';
import { VideoRemains } from '../video-remains.js';
import { VideoRepository } from '../video.repository.js';

/** Attempts as rows of this server keep them. */
@Injectable()
export class VideoAttempts implements AttemptStore {
  readonly isAway = isDatabaseAway;

  constructor(
    private readonly videos: VideoRepository,
    private readonly left: LeftOperationRepository,
    private readonly endings: VideoEndings,
    private readonly remains: VideoRemains,
  ) {}

  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    return await this.videos.saveProgress(id, attempt, fraction);
  }

  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    return await this.videos.saveOperation(id, attempt, operation);
  }

  async goesOn(id: string): Promise<boolean> {
    const outcome = await this.videos.outcome(id);
    return outcome !== null && !isTerminal(outcome.status);
  }

  async learnLate(late: LateOperation): Promise<void> {
    await this.left.learn(late);
  }

  async settle(id: string, ending: AttemptEnding): Promise<boolean> {
    return await this.endings.settle(id, ending);
  }

  async clear(id: string): Promise<void> {
    await this.remains.clear(id);
  }
}
