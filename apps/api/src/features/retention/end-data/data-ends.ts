import { IDLE_WINDOWS, OLD_RESOURCE_USES } from '../../../platform/limits/kept-limits.js';
import { ACCESS_ENDS } from '../../access/access-data.door.js';
import { AUDIT_ENDS } from '../../audit/audit-data.door.js';
import { BUDGET_ENDS } from '../../budgets/budget-data.door.js';
import { PAYMENT_ENDS } from '../../payments/payment-data.door.js';
import { SHARE_ENDS } from '../../shares/share-data.door.js';
import { SIGN_IN_ENDS } from '../../sign-in/sign-in-data.door.js';
import { STUDIO_ENDS } from '../../studio/studio-data.door.js';
import { VIDEO_ENDS } from '../../videos/video-data.door.js';
import { AT_ONCE_MS, type DataEnd, HOUR_MS } from '../data-end.js';

const LIMIT_ENDS: readonly DataEnd[] = [
  { what: 'what images cost', keptMs: () => HOUR_MS, batch: OLD_RESOURCE_USES },
  { what: 'windows in which nothing counts', keptMs: () => AT_ONCE_MS, batch: IDLE_WINDOWS },
];

/**
 * As each feature says of its own rows. What ends with its account, or never, is in
 * docs/reference/retention.md alone.
 */
export const DATA_ENDS: readonly DataEnd[] = [
  ...VIDEO_ENDS,
  ...SHARE_ENDS,
  ...AUDIT_ENDS,
  ...SIGN_IN_ENDS,
  ...STUDIO_ENDS,
  ...ACCESS_ENDS,
  ...BUDGET_ENDS,
  ...PAYMENT_ENDS,
  ...LIMIT_ENDS,
];
