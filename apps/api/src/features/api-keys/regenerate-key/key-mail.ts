import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Mailer } from '../../../platform/mail/mailer.js';

/**
 * Tells the owner of an account that its key is another one now. Sends nothing where there is no mail server.
 */
@Injectable()
export class KeyMail implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly mailer: Mailer) {}

  /** Doesn't wait: a slow mail server must not hold up who has just been given a key. */
  send(email: string, madeBy: { name: string; address: string | null }, at: Date): void {
    if (!this.mailer.available) return;
    const sending = this.mailer.send({
      to: email,
      subject: 'A new API key for Clipwright',
      text: textWith(madeBy, at),
    });
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  /** A command ends as soon as it is done; its mail must be on its way by then. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

const textWith = (
  { name, address }: { name: string; address: string | null },
  at: Date,
): string => `A new API key was made for your Clipwright account.

When: ${at.toISOString()}
By: ${name}${address === null ? '' : ` (${address})`}

The key before it, if there was one, no longer works. If that was not you, sign in, change your password and make the key
anew: whoever has it can make videos in your name.
`;
