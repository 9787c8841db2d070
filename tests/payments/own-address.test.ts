import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { call, selfSignedCertificate, startServer, temporaryFolder } from '../support/index.js';
import { STRIPE_SECRET, stripeHeader } from './support/payments.js';
import { stripeEvent } from './support/stripe-objects.js';

it('the address of the payment routes has the certificate of the server, its rule of HTTPS, and ends with it', async () => {
  const { cert, key } = selfSignedCertificate();
  const folder = await temporaryFolder('certificate');
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  await writeFile(files.TLS_CERT, cert);
  await writeFile(files.TLS_KEY, key);
  const env = {
    ...files,
    HTTPS: 'required',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    PAYMENTS_LISTEN: '127.0.0.1:0',
  };
  const server = await startServer({ role: 'http', env });
  const place = /It takes payment events on (\S+)/.exec(server.stdout())?.[1] ?? '';
  const body = JSON.stringify(stripeEvent('charge.refunded', Math.floor(Date.now() / 1000), {}));
  const sent = {
    ...{ method: 'POST', path: '/internal/payments/stripe', body },
    headers: [
      ['Content-Type', 'application/json'],
      ['Stripe-Signature', stripeHeader(body)],
    ] as const,
  };
  expect((await call(`https://${place}`, { ...sent, ca: cert })).status).toBe(200);
  await expect(call(`http://${place}`, sent)).rejects.toThrow(/hang up|ECONNRESET/);
  expect((await server.stop()).code).toBe(0);
  await expect(call(`https://${place}`, { ...sent, ca: cert })).rejects.toThrow('ECONNREFUSED');
});
