import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many entries of one kind a person has caused within the hour that began at `since`. */
@Entity('audit_tallies')
export class AuditTallyEntity {
  @PrimaryColumn({ type: 'text' })
  actor!: string;

  @PrimaryColumn({ type: 'text' })
  action!: string;

  @Index('audit_tallies_since')
  @Column({ type: 'timestamptz' })
  since!: Date;

  @Column({ type: 'integer' })
  seen!: number;

  /** The entry that counts those that were left out. */
  @Column({ type: 'bigint', name: 'entry_id', nullable: true })
  entryId!: string | null;
}
