import type { StudioPlans } from './studio-plans.js';

export class StudioConfig {
  readonly plans!: StudioPlans;
}
