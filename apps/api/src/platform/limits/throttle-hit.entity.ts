import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Hits that one source of failing requests has made in its current minute. */
@Entity('throttle_hits')
export class ThrottleHitEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'integer' })
  hits!: number;

  @Index('throttle_hits_expires_at')
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;
}
