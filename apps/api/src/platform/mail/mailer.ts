import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MailConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';

const TIMEOUT_MS = 10_000;

/** Languages that people are written to in. */
export const MAIL_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The same letter in every language. */
export type Letters = Readonly<Record<MailLanguage, Letter>>;

/** The language of whoever has an e-mail address; null: nobody knows. */
export type AskLanguage = (email: string) => Promise<MailLanguage | null>;

/** Sends mails through the SMTP server that the settings name. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | null;
  private askLanguage: AskLanguage = () => Promise.resolve(null);

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

  /** Whoever knows people's languages says so once, as the process starts. */
  askLanguagesOf(ask: AskLanguage): void {
    this.askLanguage = ask;
  }

  /** In the language of whoever reads it. False when the mail could not be handed over; the reason is in the log. */
  async send(to: string, letters: Letters): Promise<boolean> {
    if (this.transport === null) return false;
    try {
      const language = (await this.askLanguage(to)) ?? 'en';
      await this.transport.sendMail({ from: this.config.from, to, ...letters[language] });
      return true;
    } catch (error) {
      this.log.error('a mail could not be sent', { error });
      return false;
    }
  }
}
