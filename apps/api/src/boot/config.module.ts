import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EnginesConfig } from '../config/engines-config.js';
import * as ends from '../config/retention-slices.js';
import type { Config } from '../config/config.js';
import { OpenAiConfig } from '../config/openai-slice.js';
import { BuyingConfig, InternalConfig, PaymentsConfig } from '../config/payments-slice.js';
import * as slices from '../config/slices.js';
import { PlansConfig } from '../config/plans.js';

/** Makes the slices of the configuration injectable. */
@Global()
@Module({})
export class ConfigModule {
  static of(config: Config, databaseUrl: string): DynamicModule {
    const providers = [
      { provide: slices.ServerConfig, useValue: config.server },
      { provide: slices.HttpsConfig, useValue: config.https },
      { provide: slices.DatabaseConfig, useValue: { url: databaseUrl, poolSize: config.databasePoolSize } },
      { provide: slices.LoadConfig, useValue: config.load },
      { provide: slices.KeysConfig, useValue: config.keys },
      { provide: slices.WindowConfig, useValue: config.window },
      { provide: slices.FloodConfig, useValue: config.flood },
      { provide: slices.GenerationConfig, useValue: config.generation },
      { provide: slices.BudgetConfig, useValue: config.budgets },
      { provide: slices.CreditsConfig, useValue: config.credits },
      { provide: slices.StorageConfig, useValue: config.storage },
      { provide: slices.BackupConfig, useValue: config.backup },
      { provide: slices.RetentionConfig, useValue: config.retention },
      { provide: ends.DataEndConfig, useValue: config.dataEnd },
      { provide: ends.ScrubConfig, useValue: config.scrub },
      { provide: ends.AuditConfig, useValue: config.audit },
      { provide: ends.ExportConfig, useValue: config.exports },
      { provide: slices.ImageConfig, useValue: config.images },
      { provide: slices.MetricsConfig, useValue: config.metrics },
      { provide: slices.TracesConfig, useValue: config.traces },
      { provide: slices.SignInConfig, useValue: config.signIn },
      { provide: PlansConfig, useValue: config.plans },
      { provide: OpenAiConfig, useValue: config.openAi },
      { provide: slices.MailConfig, useValue: config.mail },
      { provide: PaymentsConfig, useValue: config.payments },
      { provide: InternalConfig, useValue: config.internal },
      { provide: BuyingConfig, useValue: config.buying },
      { provide: EnginesConfig, useValue: config.engines },
      { provide: slices.ModerationConfig, useValue: config.moderation },
      { provide: slices.SettingsInForce, useValue: config.inForce },
    ];
    return { module: ConfigModule, providers, exports: providers };
  }
}
