import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { AccountEndRepository } from './account-end.repository.js';
import { AccountEnds } from './account-ends.js';
import { AskDeletionController } from './ask-deletion/ask-deletion.controller.js';
import { AskDeletion } from './ask-deletion/ask-deletion.service.js';
import { AccountExport } from './export-account/account-export.js';
import { ExportAccountController } from './export-account/export-account.controller.js';
import { ExportAccount } from './export-account/export-account.service.js';
import { ExportTurns } from './export-account/export-turns.js';
import { ExportRepository } from './export.repository.js';

@Module({
  imports: [SignInModule, VideoRowsModule],
  controllers: [AskDeletionController, ExportAccountController],
  providers: [
    { provide: AccountEnds, useClass: AccountEndRepository },
    AskDeletion,
    ExportRepository,
    ExportAccount,
    { provide: AccountExport, useExisting: ExportAccount },
    ExportTurns,
  ],
  exports: [AccountEnds, AskDeletion, ExportAccount],
})
export class AccountEndModule {}
