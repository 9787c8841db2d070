import { Module } from '@nestjs/common';
import { EngineReplicasModule } from '../engine-replicas/engine-replicas.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { CheckHealthController } from './check-health/check-health.controller.js';
import { CheckHealth } from './check-health/check-health.service.js';
import { HealthListener } from './health-listener.js';
import { ReadMetricsController } from './read-metrics/read-metrics.controller.js';
import { ReadMetrics } from './read-metrics/read-metrics.service.js';

@Module({
  imports: [EngineReplicasModule, VideoRowsModule],
  controllers: [CheckHealthController, ReadMetricsController],
  providers: [CheckHealth, ReadMetrics, HealthListener],
})
export class HealthModule {}
