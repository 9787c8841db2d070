import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A video that somebody asked for in the studio. Kept for a day, whatever becomes of the video. */
@Entity('studio_uses')
@Index('studio_uses_of_account', ['accountId', 'at'])
export class StudioUseEntity {
  @PrimaryColumn({ type: 'text', name: 'video_id' })
  videoId!: string;

  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;
}
