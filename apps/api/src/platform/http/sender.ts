import type { FastifyRequest } from 'fastify';

/** Who a request comes from, for what is shared out between them: an account, else an address. */
export interface Sender {
  readonly name: string;
  /** Whether the account is on a plan with access to the API. */
  readonly pays: boolean;
}

/** Whoever finds out who makes a request notes it here. */
export type SendersRequest = FastifyRequest & { sender?: Sender };

export const senderOf = ({ sender, ip }: SendersRequest): Sender => sender ?? { name: ip, pays: false };
