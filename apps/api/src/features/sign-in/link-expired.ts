import type { RefusalFacts } from '../../platform/http/refusal.js';

/**
 * One answer for a link that was used, is too old, was taken back, or never was: nobody learns which by
 * trying.
 */
export const LINK_EXPIRED: RefusalFacts = {
  status: 400,
  code: 'link_expired',
  message: 'This link was used already, or is too old. Ask for a new one.',
};
