import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { openDatabase } from '../boot/open-database.js';
import { loadConfig } from '../boot/load-config.js';
import { ConfigModule } from '../boot/config.module.js';
import { AccountEndModule } from '../features/account-end/account-end.module.js';
import { AccountsModule } from '../features/accounts/accounts.module.js';
import { ApiKeysModule } from '../features/api-keys/api-keys.module.js';
import { BudgetsModule } from '../features/budgets/budgets.module.js';
import { ReplicaRowsModule } from '../features/engine-replicas/replica-rows.module.js';
import { CreditsModule } from '../features/credits/credits.module.js';
import { PaymentsModule } from '../features/payments/payments.module.js';
import { SignInModule } from '../features/sign-in/sign-in.module.js';
import { VideoRowsModule } from '../features/videos/video-rows.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { LimitsModule } from '../platform/limits/limits.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { Log } from '../platform/logging/log.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { LogModule } from '../platform/logging/log.module.js';

const ROOMS = [DatabaseModule, StorageModule, LimitsModule, MetricsModule, HttpModule, MailModule];

@Module({
  imports: [
    ...ROOMS,
    ApiKeysModule,
    AccountsModule,
    AccountEndModule,
    BudgetsModule,
    CreditsModule,
    ReplicaRowsModule,
    PaymentsModule,
    SignInModule,
    VideoRowsModule,
  ],
})
class CommandsModule {}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Opens the database, beside a running server or without one, and runs a command with the program's parts.
 */
export async function withProgram<Result>(
  command: (program: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig();
  const database = await openDatabase(config, 'command', say);
  try {
    const root = {
      module: CommandsModule,
      imports: [ConfigModule.of(config, database.url), LogModule.of(new Log('silent'))],
    };
    return await runWith(
      await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false }),
      command,
    );
  } finally {
    await database.stop();
  }
}

async function runWith<Result>(
  program: INestApplicationContext,
  command: (program: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await command(program);
  } finally {
    await program.close();
  }
}
