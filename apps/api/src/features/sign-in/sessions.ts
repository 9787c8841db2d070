import type { Browser } from './auth.js';
import type { SignedIn } from './signed-in.js';

/**
 * Who a browser's session stands for, asked anew on each call: what was changed or ended holds at once, on
 * every replica.
 */
export abstract class Sessions {
  /** Null for nobody, for an account that is switched off or was refused, and for a session past its time. */
  abstract find(browser: Browser): Promise<{ signedIn: SignedIn; cookies: readonly string[] } | null>;
}
