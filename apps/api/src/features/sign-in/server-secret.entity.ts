import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret that the replicas made for themselves, at the first start. */
@Entity('server_secrets')
export class ServerSecretEntity {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  value!: string;
}
