import type { WindowReading } from '../limiter/rolling-window.js';
import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface ResourceBudgetFacts extends CommonFacts {
  readonly reading: WindowReading | null;
}

/**
 * 429 resource_budget: the account has used up what it may have fetched, decoded or refused; wait
 * `Retry-After` seconds. `reading` is that budget, not the window.
 */
export class ResourceBudgetError extends ClipwrightError<ResourceBudgetFacts> {
  constructor(facts: ResourceBudgetFacts) {
    super('resource_budget', facts);
  }
}
