import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DashboardOrigin } from './dashboard-origin.js';
import { HttpsGuard } from './https.guard.js';
import { PublicAddress } from './public-address.js';

@Global()
@Module({ providers: [PublicAddress, DashboardOrigin, { provide: APP_GUARD, useClass: HttpsGuard }], exports: [PublicAddress, DashboardOrigin] })
export class HttpModule {}
