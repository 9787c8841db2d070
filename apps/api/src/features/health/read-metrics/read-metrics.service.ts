import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { ObjectStorage } from '@clipwright/engines/files';
import { BackupConfig, MetricsConfig } from '../../../config/slices.js';
import { readLastBackup } from '../../../platform/backup/last-backup.js';
import { EngineReplicas } from '../../engine-replicas/replicas.door.js';
import { AllVideosRepository } from '../../videos/all-videos.door.js';
import { WorkSwitchRepository } from '../../videos/switch-work.door.js';
import { Metrics, type Standing } from '../../../platform/metrics/metrics.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The metrics page, for those who may read it; null for others. */
@Injectable()
export class ReadMetrics {
  constructor(
    private readonly config: MetricsConfig,
    private readonly metrics: Metrics,
    private readonly videos: AllVideosRepository,
    private readonly replicas: EngineReplicas,
    private readonly storage: ObjectStorage,
    private readonly backup: BackupConfig,
    private readonly switches: WorkSwitchRepository,
  ) {}

  async run(asker: {
    address: string | null;
    authorization: string;
  }): Promise<{ text: string; contentType: string } | null> {
    if (!this.mayRead(asker)) return null;
    this.metrics.stand(await this.standing());
    return { text: await this.metrics.text(), contentType: this.metrics.contentType };
  }

  private async standing(): Promise<Standing> {
    const [{ queued, processing, ...rows }, replicas, freeBytes, backup, pausedSince] = await Promise.all([
      this.videos.standing(),
      this.replicas.states(),
      this.storage.freeBytes().catch(() => null),
      readLastBackup(this.backup.home),
      this.switches.pausedSince(),
    ]);
    const lastBackupMs = backup === null ? null : Date.parse(backup.at);
    const queuePaused = pausedSince !== null;
    return { ...rows, unfinished: { queued, processing }, queuePaused, freeBytes, lastBackupMs, replicas };
  }

  private mayRead({ address, authorization }: { address: string | null; authorization: string }): boolean {
    if (this.config.token === null) return address !== null && isLoopback(address);
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.config.token}`));
  }
}
