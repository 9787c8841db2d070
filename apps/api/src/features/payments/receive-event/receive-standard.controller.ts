import { InvalidRequestError } from '@clipwright/core/errors';
import { Body, Controller, Header, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { InternalRoute } from '../../../platform/http/internal-listener.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { parseJson } from '../../../platform/http/strict-json.js';
import { complaintAbout, momentOf, STANDARD_EVENT } from '../read-standard-event.js';
import { FromProvider, ProviderGuard, wrongSignature } from './payment-routes.js';
import { ReceiveEvent, type Received } from './receive-event.service.js';
import { StandardSignature } from './standard-signature.js';

/** POST /internal/payments/standard: events of any other provider, signed as Standard Webhooks says. */
@Controller('internal/payments/standard')
@InternalRoute()
@FromProvider('standard')
@UseGuards(ProviderGuard)
export class ReceiveStandardController {
  constructor(
    private readonly signature: StandardSignature,
    private readonly receive: ReceiveEvent,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async take(
    @Headers() headers: Record<string, string>,
    @Body(new JsonBodyPipe()) body: SentBody,
  ): Promise<{ received: true } & Received> {
    const bytes = Buffer.from(body.json ?? []);
    if (!this.signature.proves(bytes, headers)) throw wrongSignature();
    const payload = parseJson(bytes);
    const complaint = complaintAbout(payload);
    if (complaint !== null) throw new InvalidRequestError({ message: complaint, param: null });
    const kind = STANDARD_EVENT.parse(payload).type;
    const event = { provider: 'standard', id: headers['webhook-id'] ?? '', kind, payload } as const;
    return {
      received: true,
      ...(await this.receive.run({ ...event, madeAt: momentOf(payload, new Date()) })),
    };
  }
}
