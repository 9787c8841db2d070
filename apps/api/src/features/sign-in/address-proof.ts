import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { PostgresThrottlerStorage } from '../../platform/limits/throttler-storage.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OneTimeLinks } from './one-time-links.js';

const HOUR_MS = 3_600_000;

/** Asks for the proof of an e-mail address: a mailed link, that its owner follows while signed in. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly config: SignInConfig,
    private readonly mailer: Mailer,
    private readonly links: OneTimeLinks,
    private readonly storage: PostgresThrottlerStorage,
  ) {}

  /** Where no mail is sent, no address can be proved. */
  get isAsked(): boolean {
    return this.mailer.available;
  }

  /**
   * Sends a link; the seconds to wait instead, where this account asked too often. Doesn't wait for the mail
   * server.
   */
  async ask({ id, email }: { id: string; email: string }): Promise<number | null> {
    const { isBlocked, timeToExpire } = await this.storage.increment(
      `prove:${id}`,
      HOUR_MS,
      this.config.verificationMailsPerHour,
    );
    if (isBlocked) return timeToExpire;
    const { link } = await this.links.prove(id);
    void this.mailer.send({ to: email, subject: 'Is this your e-mail address?', text: textWith(link) });
    return null;
  }
}

const textWith = (
  link: string,
): string => `Somebody, most likely you, made an account for Clipwright with this e-mail address.

If it was you, open this link within one hour, in a browser in which you are signed in. It works once:

${link}

If it was not you, do nothing: without this link the account can make no videos. Nobody can open it for you, so don't send it on.
`;
