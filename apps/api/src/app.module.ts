import { Module } from '@nestjs/common';
import { EnginesModule } from './engines/engines.module.js';
import { AccountEndModule } from './features/account-end/account-end.module.js';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { ApiDocsModule } from './features/api-docs/api-docs.module.js';
import { DashboardModule } from './features/dashboard/dashboard.module.js';
import { HealthModule } from './features/health/health.module.js';
import { McpModule } from './features/mcp/mcp.module.js';
import { MediaModule } from './features/media/media.module.js';

import { ModelsModule } from './features/models/models.module.js';
import { OpenAiModule } from './features/openai-api/openai.module.js';
import { OperatorsModule } from './features/operators/operators.module.js';
import { PaymentsModule } from './features/payments/payments.module.js';
import { RetentionModule } from './features/retention/retention.module.js';
import { SharesModule } from './features/shares/shares.module.js';
import { SignInModule } from './features/sign-in/sign-in.module.js';
import { VideosModule } from './features/videos/videos.module.js';
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
    OpenAiModule,
    DashboardModule,
    OperatorsModule,
    PaymentsModule,
    MediaModule,
    McpModule,
    SharesModule,
    AccountEndModule,
    RetentionModule,
    HealthModule,
    ApiDocsModule,
  ],
})
export class AppModule {}
