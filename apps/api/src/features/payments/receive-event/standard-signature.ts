import { Injectable } from '@nestjs/common';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { PaymentsConfig } from '../../../config/payments-slice.js';

/** Proves that a body was signed as Standard Webhooks says, not more than five minutes from now. */
@Injectable()
export class StandardSignature {
  private readonly secrets: readonly Webhook[];

  constructor({ standardSecrets }: PaymentsConfig) {
    this.secrets = standardSecrets.map((secret) => new Webhook(secret));
  }

  proves(body: Buffer, headers: Readonly<Record<string, string>>): boolean {
    return this.secrets.some((secret) => verifies(secret, body, headers));
  }
}

function verifies(secret: Webhook, body: Buffer, headers: Readonly<Record<string, string>>): boolean {
  try {
    secret.verify(body, { ...headers }, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
