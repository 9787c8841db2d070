import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of a replica that has been used: whether it fails, and until when it is set aside. */
@Entity('engine_replicas')
export class EngineReplicaEntity {
  @PrimaryColumn({ type: 'text' })
  engine!: string;

  @PrimaryColumn({ type: 'text' })
  replica!: string;

  /** In a row; a video that it made ends the row. */
  @Column({ type: 'integer', default: 0 })
  failures!: number;

  @Column({ type: 'timestamptz', name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;

  @Column({ type: 'text', name: 'last_failure', nullable: true })
  lastFailure!: string | null;

  @Column({ type: 'timestamptz', name: 'last_failed_at', nullable: true })
  lastFailedAt!: Date | null;
}
