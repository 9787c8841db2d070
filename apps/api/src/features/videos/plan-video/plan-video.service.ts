import type { EngineKindName } from '@clipwright/core/engine';
import type { PlanResponse } from '@clipwright/core/videos';
import { EngineCatalog } from '@clipwright/engines/catalog';
import { Injectable } from '@nestjs/common';
import { EngineUnderstanding } from '../../../engines/engine-understanding.js';
import { ResourceBudget } from '../../../platform/limits/resource-budget.js';
import type { PlannedRequest, VideoPlanning } from '../plan-video.door.js';
import { type RehearsedVideo, VideoRehearsal } from '../video-rehearsal.js';
import { planAnswer } from './plan-answer.js';

/** A plan is no video, and yet it asks the database, perhaps a content host, and whoever has the image. */
const ONE_PLAN = { bytes: 0, fetches: 0, images: 0, refusals: 0, plans: 1 };

/** Says what a request would make, and what would stand in its way. Counts nothing but plans. */
@Injectable()
export class PlanVideo implements VideoPlanning {
  constructor(
    private readonly budget: ResourceBudget,
    private readonly rehearsal: VideoRehearsal,
    private readonly catalog: EngineCatalog,
    private readonly understanding: EngineUnderstanding,
  ) {}

  /** @throws ResourceBudgetError; what refuses a malformed request, as a generation would be */
  async run(input: PlannedRequest): Promise<PlanResponse> {
    await this.budget.reserve(input.caller.accountId, ONE_PLAN);
    const rehearsed = await this.rehearsal.run(input);
    const engine = this.engineFor(rehearsed);
    const remarks = engine === null ? [] : await this.understanding.remarksOn(rehearsed.order, engine);
    return planAnswer(rehearsed, { request: input.request, engine, remarks });
  }

  /** The first that can make it; another may step in where it is away. */
  private engineFor({ order, isShaped }: RehearsedVideo): EngineKindName | null {
    const [someShape = order.aspectRatio] = this.catalog.ratiosFor(order);
    const demand = isShaped ? order : { ...order, aspectRatio: someShape };
    const [first] = this.catalog.enginesFor(demand);
    return (first?.kind ?? null) as EngineKindName | null;
  }
}
