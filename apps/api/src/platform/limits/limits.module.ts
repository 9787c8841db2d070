import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Database } from '../database/database.js';
import { FloodConfig } from '../../config/slices.js';
import { HostPace } from './host-pace.js';
import { PostgresThrottlerStorage } from './throttler-storage.js';
import { PostgresWindow } from './postgres-window.js';
import { ResourceBudget } from './resource-budget.js';
import { WindowReadings } from './window-readings.js';

const MINUTE_MS = 60_000;

/** The rolling window of generations, the budgets of accounts and hosts, and the flood guard's counters. */
@Global()
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [FloodConfig, Database],
      useFactory: (flood: FloodConfig, database: Database) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: flood.failuresPerMinute }],
        storage: new PostgresThrottlerStorage(database),
        setHeaders: false,
      }),
    }),
  ],
  providers: [
    PostgresWindow,
    { provide: WindowReadings, useExisting: PostgresWindow },
    PostgresThrottlerStorage,
    ResourceBudget,
    HostPace,
  ],
  exports: [
    PostgresWindow,
    WindowReadings,
    PostgresThrottlerStorage,
    ResourceBudget,
    HostPace,
    ThrottlerModule,
  ],
})
export class LimitsModule {}
