import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { MAIL_LANGUAGES, Mailer, type MailLanguage } from '../../platform/mail/mailer.js';

const CHOOSE = statement('UPDATE accounts SET language = $2 WHERE id = $1');

const OF = statement('SELECT language FROM accounts WHERE email = $1');

/** In which language people are spoken and written to: as their browser said when they came, or as they chose since. */
@Injectable()
export class AccountLanguages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.mailer.askLanguagesOf((email) => this.of(email));
  }

  async choose(accountId: string, language: MailLanguage): Promise<void> {
    await this.database.rows(CHOOSE, [accountId, language]);
  }

  private async of(email: string): Promise<MailLanguage | null> {
    const [row] = await this.database.rows<{ language: string | null }>(OF, [email]);
    return MAIL_LANGUAGES.find((known) => known === row?.language) ?? null;
  }
}
