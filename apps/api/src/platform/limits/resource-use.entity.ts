import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A leaky bucket: what is in it at a moment, for each of its resources. It drains evenly, so that it is empty
 * after its period.
 */
@Entity('resource_uses')
export class ResourceUseEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @Column({ type: 'double precision', array: true })
  used!: number[];

  @Index('resource_uses_at')
  @Column({ type: 'timestamptz' })
  at!: Date;
}
