import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The rolling window of one key slot: the row that admissions lock, and the number of the newest place that
 * was ever given.
 */
@Entity('rate_windows')
export class RateWindowEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'bigint', name: 'last_place', default: 0 })
  lastPlace!: string;
}
