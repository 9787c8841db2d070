import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ModelsModule } from '../models/models.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { ChooseLanguageController } from './choose-language/choose-language.controller.js';
import { ForeseeVideoController } from './foresee-video/foresee-video.controller.js';
import { AccountEvents } from './follow-events/account-events.js';
import { EventListeners } from './follow-events/event-listeners.js';
import { FollowEventsController } from './follow-events/follow-events.controller.js';
import { LivePlaces } from './follow-events/live-places.js';
import { WorkNews } from './follow-events/work-news.js';
import { KeepTrash } from './keep-trash/keep-trash.service.js';
import { KeepTrashController } from './keep-trash/keep-trash.controller.js';
import { MakeKeyController } from './make-key/make-key.controller.js';
import { MakeKey } from './make-key/make-key.service.js';
import { MakeVideoController } from './make-video/make-video.controller.js';
import { MakeVideo } from './make-video/make-video.service.js';
import { OfferModelsController } from './offer-models/offer-models.controller.js';
import { OwnVideosController } from './own-videos/own-videos.controller.js';
import { OwnVideos } from './own-videos/own-videos.service.js';
import { ReadCreditsController } from './read-credits/read-credits.controller.js';
import { ReadOverviewController } from './read-overview/read-overview.controller.js';
import { ReadOverview } from './read-overview/read-overview.service.js';
import { ReadPlanController } from './read-plan/read-plan.controller.js';
import { ReadPlan } from './read-plan/read-plan.service.js';
import { ReadUsageController } from './read-usage/read-usage.controller.js';
import { ReadUsage } from './read-usage/read-usage.service.js';
import { SetBudgetController } from './set-budget/set-budget.controller.js';
import { PageFiles } from './serve-pages/page-files.js';
import { PagePolicy } from './serve-pages/page-policy.js';
import { ZipVideosController } from './zip-videos/zip-videos.controller.js';
import { ZipVideos } from './zip-videos/zip-videos.service.js';
import { ServePagesController } from './serve-pages/serve-pages.controller.js';

@Module({
  imports: [
    SignInModule,
    PaymentsModule,
    AccountsModule,
    ApiKeysModule,
    BudgetsModule,
    CreditsModule,
    VideosModule,
    VideoRowsModule,
    ModelsModule,
    StudioModule,
  ],
  controllers: [
    ServePagesController,
    ChooseLanguageController,
    ReadOverviewController,
    ReadPlanController,
    ReadCreditsController,
    SetBudgetController,
    ReadUsageController,
    MakeKeyController,
    MakeVideoController,
    ForeseeVideoController,
    OfferModelsController,
    OwnVideosController,
    KeepTrashController,
    ZipVideosController,
    FollowEventsController,
  ],
  providers: [
    ...[MakeKey, MakeVideo, ReadOverview, ReadPlan, ReadUsage, OwnVideos, KeepTrash, ZipVideos],
    ...[PageFiles, PagePolicy, AccountEvents, EventListeners, LivePlaces, WorkNews],
  ],
})
export class DashboardModule {}
