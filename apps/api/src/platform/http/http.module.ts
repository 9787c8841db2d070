import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { BodySizeGuard } from './body-size.guard.js';
import { DashboardOrigin } from './dashboard-origin.js';
import { EventStreams } from './event-streams.js';
import { HttpsGuard } from './https.guard.js';
import { InternalListener, InternalRouteGuard } from './internal-listener.js';
import { PublicAddress } from './public-address.js';
import { LateErrors } from './late-errors.js';
import { LoopDelay } from './loop-delay.js';

@Global()
@Module({
  providers: [
    PublicAddress,
    DashboardOrigin,
    LateErrors,
    LoopDelay,
    InternalListener,
    EventStreams,
    { provide: APP_GUARD, useClass: InternalRouteGuard },
    { provide: APP_GUARD, useClass: HttpsGuard },
    { provide: APP_GUARD, useClass: BodySizeGuard },
  ],
  exports: [PublicAddress, DashboardOrigin, LateErrors, LoopDelay, InternalListener, EventStreams],
})
export class HttpModule {}
