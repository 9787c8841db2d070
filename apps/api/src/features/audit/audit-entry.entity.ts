import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to whom, and from where. Written once, never changed. */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  @Column({ type: 'text' })
  action!: string;

  /** An e-mail address, or the command line. */
  @Column({ type: 'text' })
  actor!: string;

  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ type: 'jsonb', default: {} })
  details!: Readonly<Record<string, unknown>>;
}
