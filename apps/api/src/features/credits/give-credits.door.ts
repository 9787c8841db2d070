import type { Actor } from '../audit/actor.door.js';
import type { Gift } from './gift.js';
import type { Balance } from './insufficient-credits.js';

export { GIFT, type Gift } from './gift.js';

/** Gives an account credits that last until they are used, or takes some that it should not have. */
export abstract class CreditGifts {
  /** What can be spent then; null for an unknown account, 'too-few' where more would be taken than is there. */
  abstract run(
    account: { id: string; email: string },
    gift: Gift,
    actor: Actor,
  ): Promise<Balance | 'too-few' | null>;
}
