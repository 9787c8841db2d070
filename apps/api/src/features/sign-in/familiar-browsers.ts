import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;
const ID_BYTES = 16;

/**
 * Knows browsers in which somebody signed in to an account before, by a cookie that we have signed. It lets
 * nobody in: it only says that this browser's attempts count by themselves, so that strangers who guess at
 * the account can't hold up its owner.
 */
export class FamiliarBrowsers {
  constructor(
    private readonly secret: string,
    /** Whether the cookie may be held to TLS. */
    private readonly isSecure: () => boolean,
  ) {}

  /**
   * For a browser in which the owner of the account has just proved to be that. A new one each time, so that
   * each has attempts of its own.
   */
  cookieFor(account: string): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const attributes = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; ${this.isSecure() ? 'Secure; ' : ''}SameSite=Lax`;
    return `${this.name}=${id}.${this.sign(account, id)}; ${attributes}`;
  }

  /** What names a browser that is known to the account; null for any other. */
  idOf(account: string, cookies: string): string | null {
    const [id = '', signature = ''] = valueOf(cookies, this.name).split('.', 2);
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(account, id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  private get name(): string {
    return this.isSecure() ? '__Host-clipwright-known' : 'clipwright-known';
  }

  private sign(account: string, id: string): string {
    return createHmac('sha256', this.secret)
      .update(`familiar browser\n${account}\n${id}`)
      .digest('base64url');
  }
}

function valueOf(cookies: string, name: string): string {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
