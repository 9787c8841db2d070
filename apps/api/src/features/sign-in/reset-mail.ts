import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../platform/http/dashboard-origin.js';
import { Mailer } from '../../platform/mail/mailer.js';

/**
 * The mail with the link that resets a password. The token stands behind the #, where no server's log sees
 * it.
 */
@Injectable()
export class ResetMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly dashboard: DashboardOrigin,
  ) {}

  get available(): boolean {
    return this.mailer.available;
  }

  /** Not awaited by the call that asks for it, so that its time tells nothing of the account. */
  send(email: string, token: string): Promise<void> {
    const link = `${this.dashboard.origin}/reset-password#${token}`;
    void this.mailer.send({ to: email, subject: 'Set a new password for Clipwright', text: textWith(link) });
    return Promise.resolve();
  }
}

const textWith = (
  link: string,
): string => `Somebody, most likely you, asked to set a new password for Clipwright.

Set it here within one hour; the link works once:

${link}

If that was not you, there is nothing to do: your password stays as it is.
`;
