import { Module } from '@nestjs/common';
import { EnginesModule } from './engines/engines.module.js';
import { AccountEndModule } from './features/account-end/index.js';
import { AccountsModule } from './features/accounts/index.js';
import { ApiDocsModule } from './features/api-docs/index.js';
import { DashboardModule } from './features/dashboard/index.js';
import { HealthModule } from './features/health/index.js';
import { MediaModule } from './features/media/index.js';
import { ModelsModule } from './features/models/index.js';
import { OperatorsModule } from './features/operators/index.js';
import { RetentionModule } from './features/retention/index.js';
import { SignInModule } from './features/sign-in/index.js';
import { VideosModule } from './features/videos/index.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { StorageModule } from './platform/storage/storage.module.js';

@Module({
  imports: [
    DatabaseModule,
    QueueModule,
    StorageModule,
    LimitsModule,
    MetricsModule,
    MailModule,
    HttpModule,
    EnginesModule,
    AccountsModule,
    SignInModule,
    ModelsModule,
    VideosModule,
    DashboardModule,
    OperatorsModule,
    MediaModule,
    AccountEndModule,
    RetentionModule,
    HealthModule,
    ApiDocsModule,
  ],
})
export class AppModule {}
