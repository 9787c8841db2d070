import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, Put, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { READER_LANGUAGES, type ReaderLanguage } from '../../../platform/http/reader-language.js';
import { AccountLanguages } from '../../accounts/account-languages.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';

const CHOICE = new CheckedBody<{ language: ReaderLanguage }>(
  z.object({ language: z.enum(READER_LANGUAGES) }),
);

/** PUT language: the one that the account is spoken and written to in. */
@Controller('dashboard/language')
@UseGuards(SessionGuard)
export class ChooseLanguageController {
  constructor(private readonly languages: AccountLanguages) {}

  @Put()
  async run(
    @FromSignedIn() { account }: SignedIn,
    @Body(CHOICE) { language }: { language: ReaderLanguage },
  ): Promise<Done> {
    await this.languages.choose(account.id, language);
    return { success: true };
  }
}
