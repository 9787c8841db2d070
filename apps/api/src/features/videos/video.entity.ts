import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Operation } from '@clipwright/core/engine';
import type { VideoMode, VideoStatus } from '@clipwright/core/videos';

/** What the caller asked for, how far it has come, and how it ended. */
@Entity('videos')
@Check(
  'videos_status_check',
  `status IN ('queued', 'processing', 'completed', 'failed', 'canceled', 'expired')`,
)
@Index('videos_account_created', ['accountId', 'createdAt', 'id'])
@Index('videos_created_at', ['createdAt', 'id'])
@Index('videos_line', ['line', 'turn', 'createdAt', 'id'], { where: `status = 'queued'` })
@Index('videos_making', ['line', 'ticket'], { where: `status = 'processing'` })
@Index('videos_kept_prompts', ['completedAt'], {
  where: `status IN ('failed', 'canceled', 'expired') AND (prompt IS NOT NULL OR negative_prompt IS NOT NULL)`,
})
@Index('videos_kept_images', ['completedAt'], {
  where: `status NOT IN ('queued', 'processing') AND image IS NOT NULL`,
})
@Index('videos_unmade', ['completedAt'], { where: `status IN ('failed', 'canceled')` })
@Index('videos_damaged', ['expiresAt'], { where: 'damaged_at IS NOT NULL AND file IS NOT NULL' })
export class VideoEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  /** Owner, and the key slot whose window the video counts in. */
  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'text' })
  status!: VideoStatus;

  @Column({ type: 'text' })
  mode!: VideoMode;

  @Column({ type: 'text', nullable: true })
  prompt!: string | null;

  @Column({ type: 'text', name: 'negative_prompt', nullable: true })
  negativePrompt!: string | null;

  @Column({ type: 'text' })
  model!: string;

  @Column({ type: 'text' })
  resolution!: string;

  @Column({ type: 'text', name: 'aspect_ratio' })
  aspectRatio!: string;

  @Column({ type: 'integer', name: 'duration_seconds' })
  durationSeconds!: number;

  @Column({ type: 'integer' })
  width!: number;

  @Column({ type: 'integer' })
  height!: number;

  @Column({ type: 'boolean', name: 'has_audio' })
  hasAudio!: boolean;

  @Column({ type: 'bigint' })
  seed!: string;

  @Column({ type: 'jsonb', default: [] })
  warnings!: string[];

  @Column({ type: 'real', default: 0 })
  progress!: number;

  /** Which attempt holds the video. A writer of an earlier one finds its write refused. */
  @Column({ type: 'integer', default: 0 })
  attempt!: number;

  /** The engine's own reference to work it has begun. */
  @Column({ type: 'jsonb', nullable: true })
  operation!: Operation | null;

  /**
   * The engine that makes it, or made it last. While the video is processing this is a slot of the replica.
   */
  @Column({ type: 'text', nullable: true })
  engine!: string | null;

  @Column({ type: 'text', nullable: true })
  replica!: string | null;

  /** The line that it waits in: the name of its jobs' queue. */
  @Column({ type: 'text', nullable: true })
  line!: string | null;

  /** The virtual time of its line from which it may start. */
  @Column({ type: 'double precision', default: 0 })
  turn!: number;

  /** Seconds of making that its account is charged for it in the line. */
  @Column({ type: 'double precision', default: 0 })
  cost!: number;

  /** The job that carries it, once it was taken. */
  @Column({ type: 'text', nullable: true })
  ticket!: string | null;

  /** When the attempt that holds it began. */
  @Column({ type: 'timestamptz', name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  /** The kind of that engine, which is all that callers are told of it. */
  @Column({ type: 'text', name: 'engine_kind', nullable: true })
  engineKind!: string | null;

  /**
   * Whether it stepped in for an engine that was away: decided where the place was chosen, and kept while
   * work goes on there.
   */
  @Column({ type: 'boolean', default: false })
  fallback!: boolean;

  /** Key of the finished file in storage. */
  @Column({ type: 'text', nullable: true })
  file!: string | null;

  @Column({ type: 'integer', name: 'file_bytes', nullable: true })
  fileBytes!: number | null;

  /** SHA-256 of the file, to find bit rot. */
  @Column({ type: 'bytea', name: 'file_hash', nullable: true })
  fileHash!: Buffer | null;

  /**
   * When its file was found to be another than the one that was stored. It is expired then; the file stays
   * for whoever runs the server.
   */
  @Column({ type: 'timestamptz', name: 'damaged_at', nullable: true })
  damagedAt!: Date | null;

  /** Key of the input image in storage, in image mode. */
  @Column({ type: 'text', nullable: true })
  image!: string | null;

  @Column({ type: 'integer', name: 'image_bytes', default: 0 })
  imageBytes!: number;

  @Column({ type: 'integer', name: 'credits_used', default: 0 })
  creditsUsed!: number;

  @Column({ type: 'text', name: 'error_code', nullable: true })
  errorCode!: string | null;

  @Column({ type: 'text', name: 'error_message', nullable: true })
  errorMessage!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Index('videos_expires_at', { where: `status = 'completed'` })
  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}
