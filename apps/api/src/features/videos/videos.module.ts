import { Module } from '@nestjs/common';
import { ImageReader } from '../../platform/media/image-reader.js';
import { ImageSources } from '../../platform/media/image-sources.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { Admission } from './create-video/admission.js';
import { Allowance } from './create-video/allowance.js';
import { ContractChecks } from './create-video/contract-checks.js';
import { WatchedCalls } from './create-video/watched-calls.js';
import { VideoClaims } from './generate-video/video-claims.js';
import { VideoEndings } from './video-endings.js';
import { CreateChecks } from './create-video/create-checks.js';
import { CreateVideoController } from './create-video/create-video.controller.js';
import { VideoCreation } from './create-video.door.js';
import { VideoDeletion } from './delete-video.door.js';
import { VideoErasure } from './erase-videos.door.js';
import { CreateVideo } from './create-video/create-video.service.js';
import { HeldCalls } from './create-video/held-calls.js';
import { InputImages } from './create-video/input-images.js';
import { PrepareVideo } from './create-video/prepare-video.js';
import { SourceVideos } from './create-video/source-videos.js';
import { RateLimitHeadersInterceptor } from './create-video/rate-limit-headers.interceptor.js';
import { RehearseVideo } from './create-video/rehearse-video.js';
import { VideoCharge } from './create-video/video-charge.js';
import { VideoAdmission } from './create-video/video-admission.js';
import { DeleteVideoController } from './delete-video/delete-video.controller.js';
import { DeleteVideo } from './delete-video/delete-video.service.js';
import { DeletionLog } from './deletion-log.js';
import { ExpireVideos } from './expire-videos/expire-videos.service.js';
import { ExpiryRepository } from './expiry.repository.js';
import { EngineReplicasModule } from '../engine-replicas/engine-replicas.module.js';
import { ClearRemote } from './clear-remote/clear-remote.service.js';
import { ClearRemoteWorker } from './clear-remote/clear-remote.worker.js';
import { ATTEMPT_PROVIDERS } from './generate-video/attempt-providers.js';
import { ClaimVideo } from './generate-video/claim-video.js';
import { GenerateVideoWorker } from './generate-video/generate-video.worker.js';
import { AnnouncePlaces } from './generate-video/announce-places.worker.js';
import { NextVideo } from './generate-video/next-video.js';
import { WorkerGate } from './generate-video/worker-gate.js';
import { WorkerSlots } from './generate-video/worker-slots.js';
import { MakePosters } from './make-posters/make-posters.service.js';
import { MakePostersWorker } from './make-posters/make-posters.worker.js';
import { HousekeepingWorker } from './housekeeping.worker.js';
import { HoldTestController } from './hold-test/hold-test.controller.js';
import { HoldTest } from './hold-test/hold-test.service.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { KeepHouse } from './keep-house.js';
import { ListVideosController } from './list-videos/list-videos.controller.js';
import { ListVideos } from './list-videos/list-videos.service.js';
import { SettledPageRepository } from './list-videos/settled-page.repository.js';
import { SettledVideos } from './list-videos/settled-videos.js';
import { SearchVideos } from './list-videos/search-videos.service.js';
import { VideoPageRepository } from './list-videos/video-page.repository.js';
import { VideoSearchRepository } from './list-videos/video-search.repository.js';
import { VideoPlanning } from './plan-video.door.js';
import { PlanVideoController } from './plan-video/plan-video.controller.js';
import { PlanVideo } from './plan-video/plan-video.service.js';
import { PosterRepository } from './poster.repository.js';
import { SourceVideoRepository } from './source-video.repository.js';
import { QueueCaps } from './queue-caps.js';
import { QueueRepository } from './queue.repository.js';
import { ReadOnThread } from './read-on-thread.js';
import { ReadRequest } from './read-request.js';
import { EraseVideos } from './erase-videos/erase-videos.service.js';
import { ReadAgain } from './scrub-files/read-again.js';
import { ScrubFiles } from './scrub-files/scrub-files.service.js';
import { ScrubFilesWorker } from './scrub-files/scrub-files.worker.js';
import { StorageBudget } from './storage-budget.js';
import { StorageReserve } from './storage-reserve.js';
import { StorageHoldRepository } from './storage-hold.repository.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { StoredFiles } from './stored-files.js';
import { SweepFiles } from './sweep-files/sweep-files.service.js';
import { SweepHolds } from './sweep-files/sweep-holds.service.js';
import { StatusReader } from './video-status/status-reader.js';
import { VideoTrash } from './trash.door.js';
import { TrashEnds } from './trash-ends.js';
import { TrashRepository } from './trash.repository.js';
import { TrashVideos } from './trash-videos/trash-videos.service.js';
import { VideoStatusController } from './video-status/video-status.controller.js';
import { VideoStatusGuard } from './video-status/video-status.guard.js';
import { VideoRehearsal } from './video-rehearsal.js';
import { VideoRemains } from './video-remains.js';
import { VideoRowsModule } from './video-rows.module.js';
import { VideoSettled } from './video-settled.js';
import { VideoTraceRepository } from './video-trace.repository.js';
import { VideoTraces } from './video-traces.js';
import { SettlementHooks, VideoSettlement } from './video-settlement.js';
import { LineFrontRepository } from './line-front.repository.js';
import { MoveToFront } from './move-to-front/move-to-front.service.js';
import { FailedOrderRepository } from './failed-order.repository.js';
import { MakeAgain } from './make-again/make-again.service.js';
import { TryEngine } from './try-engine/try-engine.service.js';
import { MakeUncharged } from './make-uncharged.js';
import { EngineTrials, FrontOfLine, VideosAgain } from './operate-videos.door.js';
import { UnchargedVideos } from './uncharged-videos.js';
import { WorkLine } from './work-line.js';
import { WorkLineRepository } from './work-line.repository.js';
import { WorkPlaceRepository } from './work-place.repository.js';

const CREATE = [
  { provide: ReadRequest, useClass: ReadOnThread },
  CreateVideo,
  PrepareVideo,
  { provide: CreateChecks, useClass: ContractChecks },
  { provide: HeldCalls, useClass: WatchedCalls },
  ...[InputImages, SourceVideos, SourceVideoRepository],
  { provide: ImageReader, useClass: ImageSources },
  Allowance,
  VideoCharge,
  { provide: Admission, useClass: VideoAdmission },
  RateLimitHeadersInterceptor,
];
const PLAN = [PlanVideo, { provide: VideoRehearsal, useClass: RehearseVideo }];
const GENERATE = [
  ...ATTEMPT_PROVIDERS,
  GenerateVideoWorker,
  WorkerSlots,
  WorkerGate,
  { provide: VideoClaims, useClass: ClaimVideo },
  NextVideo,
  AnnouncePlaces,
];
const READ = [
  ...[StatusReader, VideoStatusGuard],
  ...[ListVideos, VideoPageRepository, SettledVideos, SettledPageRepository],
  ...[SearchVideos, VideoSearchRepository],
];
const REMOVE = [
  ClearRemote,
  ClearRemoteWorker,
  DeleteVideo,
  DeletionLog,
  ...[TrashVideos, TrashEnds, TrashRepository],
  ExpireVideos,
  SweepFiles,
  SweepHolds,
  ExpiryRepository,
  KeepHouse,
  HousekeepingWorker,
];
const KEEP = [
  ...[StoredFileRepository, StoredFiles, ReadAgain, ScrubFiles, ScrubFilesWorker, EraseVideos],
  ...[PosterRepository, MakePosters, MakePostersWorker],
];

/** What operators do about others' videos. */
const OPERATE = [
  ...[LineFrontRepository, MoveToFront, MakeAgain, FailedOrderRepository, TryEngine],
  { provide: UnchargedVideos, useClass: MakeUncharged },
];

/** Use cases as other features know them. */
const DOORS = [
  { provide: VideoCreation, useExisting: CreateVideo },
  { provide: VideoDeletion, useExisting: DeleteVideo },
  { provide: VideoErasure, useExisting: EraseVideos },
  { provide: VideoTrash, useExisting: TrashVideos },
  { provide: VideoPlanning, useExisting: PlanVideo },
  { provide: FrontOfLine, useExisting: MoveToFront },
  { provide: VideosAgain, useExisting: MakeAgain },
  { provide: EngineTrials, useExisting: TryEngine },
];

@Module({
  imports: [
    AccountsModule,
    ApiKeysModule,
    AuditModule,
    BudgetsModule,
    CreditsModule,
    EngineReplicasModule,
    ModerationModule,
    StudioModule,
    VideoRowsModule,
  ],
  controllers: [
    CreateVideoController,
    PlanVideoController,
    HoldTestController,
    VideoStatusController,
    ListVideosController,
    DeleteVideoController,
  ],
  providers: [
    IdempotencyRepository,
    VideoTraces,
    VideoTraceRepository,
    VideoSettled,
    VideoSettlement,
    { provide: VideoEndings, useExisting: VideoSettlement },
    SettlementHooks,
    StorageBudget,
    { provide: StorageReserve, useExisting: StorageBudget },
    StorageHoldRepository,
    VideoRemains,
    WorkLine,
    WorkLineRepository,
    QueueCaps,
    QueueRepository,
    WorkPlaceRepository,
    ...CREATE,
    ...PLAN,
    HoldTest,
    ...GENERATE,
    ...READ,
    ...REMOVE,
    ...KEEP,
    ...OPERATE,
    ...DOORS,
  ],
  exports: [
    VideoSettled,
    ReadRequest,
    ListVideos,
    SearchVideos,
    StatusReader,
    VideoStatusGuard,
    IdempotencyRepository,
    StoredFiles,
    ...DOORS.map(({ provide }) => provide),
  ],
})
export class VideosModule {}
