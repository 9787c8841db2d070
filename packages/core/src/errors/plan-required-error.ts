import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 403 plan_required: the account's active plan is not the API plan. */
export class PlanRequiredError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('plan_required', facts);
  }
}
