import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MailConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';

const TIMEOUT_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails through the SMTP server that the settings name. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(
    private readonly config: MailConfig,
    private readonly log: Log,
  ) {
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    this.transport = config.smtpUrl === null ? null : createTransport({ url: config.smtpUrl, ...timeouts });
  }

  /** Whether there is a mail server at all. */
  get available(): boolean {
    return this.transport !== null;
  }

  /** False when the mail could not be handed over; the reason is in the log. */
  async send(mail: Mail): Promise<boolean> {
    try {
      await this.transport?.sendMail({ from: this.config.from, ...mail });
      return this.available;
    } catch (error) {
      this.log.error('a mail could not be sent', { error });
      return false;
    }
  }
}
