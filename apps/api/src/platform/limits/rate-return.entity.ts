import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which of 1,024 places in a row were given back: page 0 has places 0 to 1023, its first bit is place 0. */
@Entity('rate_returns')
export class RateReturnEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @PrimaryColumn({ type: 'bigint' })
  page!: string;

  @Column({ type: 'bit', length: 1024 })
  returned!: string;
}
