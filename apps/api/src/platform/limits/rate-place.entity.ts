import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A place in a rolling window. A later one never has an earlier time, and numbers are given once. */
@Entity('rate_places')
@Index('rate_places_in_order', ['key', 'atMs', 'place'])
export class RatePlaceEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  /** Of the generation that holds it. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column({ type: 'bigint' })
  place!: string;

  /** Milliseconds since 1970, by the database's clock. */
  @Column({ type: 'double precision', name: 'at_ms' })
  atMs!: number;
}
