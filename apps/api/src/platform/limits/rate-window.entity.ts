import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The rolling window of one key slot: one row whatever the history, its admissions as written by core's limiter. */
@Entity('rate_windows')
export class RateWindowEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'jsonb' })
  admissions!: { id: string; atMs: number }[];
}
