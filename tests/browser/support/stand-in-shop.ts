import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tell } from '../../payments/support/payments.js';
import { invoice, newId, session, stripeEvent, subscription } from '../../payments/support/stripe-objects.js';

const DAY = 86_400;
const PRICE = 'price_api';

const now = (): number => Math.floor(Date.now() / 1000);

const page = (title: string, action: string, button: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
   <form method="post" action="${action}"><button>${button}</button></form></html>`;

/**
 * A payment provider's checkout and billing pages. Whoever pays or cancels there is sent back to the dashboard
 * once the signed events of it are out, as Stripe does.
 */
export class StandInShop {
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private readonly subscription = newId('sub');
  private readonly customer = newId('cus');
  private readonly begun = now();
  private said = this.begun;
  /** Of the server whose plans it sells. */
  back = '';
  /** Whom the checkout was opened for, as its address said. */
  buyer: URLSearchParams | null = null;

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The last moment of what is paid for. */
  async endAt(seconds: number): Promise<void> {
    await this.say('updated', { cancel_at: seconds });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://shop');
    if (request.method === 'POST') return await this.act(url.pathname, response);
    const isCheckout = url.pathname === '/buy';
    if (isCheckout) this.buyer = url.searchParams;
    const body = isCheckout
      ? page('Checkout', '/pay', 'Pay and subscribe')
      : page('Billing', '/cancel', 'Cancel the subscription');
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
  }

  private async act(path: string, response: ServerResponse): Promise<void> {
    await (path === '/pay' ? this.sell() : this.say('updated', { cancel_at_period_end: true }));
    response.writeHead(303, { Location: path === '/pay' ? `${this.back}/` : `${this.back}/account` }).end();
  }

  /** In the order in which Stripe often sends them: whose it is comes last. */
  private async sell(): Promise<void> {
    const { customer, begun } = this;
    const facts = {
      customer,
      subscription: this.subscription,
      price: PRICE,
      start: begun,
      end: begun + 30 * DAY,
    };
    await this.say('created');
    await this.send('invoice.paid', invoice({ ...facts, reason: 'subscription_create' }));
    const accountId = this.buyer?.get('client_reference_id') ?? '';
    await this.send('checkout.session.completed', session({ customer, accountId }));
  }

  private async say(what: string, change: object = {}): Promise<void> {
    const { customer, begun } = this;
    const period = { start: begun, end: begun + 30 * DAY };
    const facts = { id: this.subscription, customer, price: PRICE, status: 'active', ...period };
    await this.send(`customer.subscription.${what}`, { ...subscription(facts), ...change });
  }

  /** Each a second later than the one before. */
  private async send(type: string, object: object): Promise<void> {
    this.said += 1;
    await tell({ origin: this.back }, stripeEvent(type, this.said, object));
  }
}
