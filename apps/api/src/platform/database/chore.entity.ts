import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work that one process of a deployment does at a time, and how far it has come. */
@Entity('chores')
export class ChoreEntity {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  holder!: string;

  @Column({ type: 'timestamptz', name: 'held_until' })
  heldUntil!: Date;

  /** Where to go on; empty at the beginning. */
  @Column({ type: 'text', default: '' })
  progress!: string;

  /** When it was last done to its end. */
  @Column({ type: 'timestamptz', name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
