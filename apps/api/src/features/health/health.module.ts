import { Module } from '@nestjs/common';
import { CheckHealthController } from './check-health/check-health.controller.js';
import { CheckHealth } from './check-health/check-health.service.js';
import { ReadMetricsController } from './read-metrics/read-metrics.controller.js';
import { ReadMetrics } from './read-metrics/read-metrics.service.js';

@Module({
  controllers: [CheckHealthController, ReadMetricsController],
  providers: [CheckHealth, ReadMetrics],
})
export class HealthModule {}
