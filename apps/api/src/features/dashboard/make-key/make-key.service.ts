import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.js';
import { RegenerateKey } from '../../api-keys/new-key.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionRepository } from '../../sign-in/session-records.door.js';

/**
 * Makes a key for whoever is signed in, and still is when the old one goes: an account that is being taken
 * from them keeps the new owner's.
 */
@Injectable()
export class MakeKey {
  constructor(
    private readonly regenerateKey: RegenerateKey,
    private readonly sessions: SessionRepository,
  ) {}

  /** The new key, to be shown once. @throws Refusal 401 */
  async run(signedIn: SignedIn): Promise<string> {
    const { account, sessionId } = signedIn;
    return await this.regenerateKey.run(account, actorOf(signedIn), async (transaction) => {
      if (await this.sessions.holds(transaction, account.id, sessionId)) return;
      throw new Refusal({ status: 401, code: 'sign_in_required', message: 'Sign in to go on.' });
    });
  }
}
