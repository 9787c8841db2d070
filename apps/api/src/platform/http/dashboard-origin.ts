import { Injectable } from '@nestjs/common';
import { HttpsConfig, ServerConfig } from '../../config/slices.js';
import { PublicAddress } from './public-address.js';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Where the dashboard is served, for cookies and for telling our own pages from others. */
@Injectable()
export class DashboardOrigin {
  constructor(
    private readonly address: PublicAddress,
    private readonly server: ServerConfig,
    private readonly https: HttpsConfig,
  ) {}

  get origin(): string {
    return this.address.origin;
  }

  /** Whether people reach it over TLS, so that a cookie may be held to that. */
  get secure(): boolean {
    return (
      this.https.required || this.https.tls !== null || (this.server.publicUrl ?? '').startsWith('https:')
    );
  }

  /** True for the public origin; without one, on loopback, for the other names of this machine too. */
  isOwn(origin: string): boolean {
    if (origin === new URL(this.origin).origin) return true;
    if (this.server.publicUrl !== null || !URL.canParse(origin)) return false;
    const [ours, theirs] = [new URL(this.origin), new URL(origin)];
    const bothLoopback = LOOPBACK.includes(ours.hostname) && LOOPBACK.includes(theirs.hostname);
    return bothLoopback && ours.port === theirs.port && ours.protocol === theirs.protocol;
  }
}
