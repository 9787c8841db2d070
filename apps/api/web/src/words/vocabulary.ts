import type { en } from './en/index.js';

/** Sentences for what the server refuses, by its code. English pages show the server's own. */
export interface ErrorWords {
  readonly rate_limited: string;
  readonly busy: string;
  readonly engine_unavailable: string;
  readonly insufficient_credits: string;
  readonly storage_full: string;
  readonly resource_budget: string;
  readonly plan_limit: string;
  readonly plan_required: string;
  readonly invalid_image: string;
  readonly not_found: string;
  readonly generation_failed: string;
  readonly generation_deadline: string;
  readonly generation_canceled: string;
  readonly sign_in_failed: string;
  readonly sign_in_required: string;
  readonly sign_up_closed: string;
  readonly wrong_password: string;
  readonly wrong_email: string;
  readonly invalid_email: string;
  readonly email_taken: string;
  readonly email_unproved: string;
  readonly waiting_for_approval: string;
  readonly link_expired: string;
  readonly nothing_to_share: string;
  readonly too_many_attempts: string;
  readonly too_many_mails: string;
  readonly too_many_exports: string;
  readonly too_many_tokens: string;
  readonly wrong_access_request: string;
  readonly last_operator: string;
  readonly forged_request: string;
}

/** What a language says: all that English does. */
export type Words = Omit<typeof en, 'errors'> & { readonly errors: ErrorWords | null };
