import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { Mailer } from '../../../platform/mail/mailer.js';

/** Tells people whether they were approved. Sends nothing where there is no mail server. */
@Injectable()
export class ApprovalMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly dashboard: DashboardOrigin,
  ) {}

  /** Doesn't wait: a slow mail server must not hold up the operator. */
  send(email: string, approval: 'approved' | 'refused'): void {
    if (!this.mailer.available) return;
    const mail =
      approval === 'approved'
        ? { subject: 'Your Clipwright account is open', text: openText(this.dashboard.origin) }
        : REFUSED;
    void this.mailer.send({ to: email, ...mail });
  }
}

const openText = (
  origin: string,
): string => `The people who run this server approved your account. Make a first video here:

${origin}/playground
`;

const REFUSED = {
  subject: 'Your Clipwright account was not approved',
  text: `The people who run this server did not approve the account that was made with this e-mail address. It can no longer sign in.

If you think that this is a mistake, ask them.
`,
};
