import { type Answer, call } from '../../support/index.js';

const ORIGIN = 'http://127.0.0.1';

export interface Wanted {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** In place of what a page of this server would send. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Somebody with a browser, as the server sees one: cookies are kept and sent back, changes carry the Origin.
 */
export class Person {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly email = '',
    readonly password = '',
  ) {}

  async ask({ method, path, body, headers }: Wanted): Promise<Answer> {
    const own = headers ?? { Origin: this.origin };
    const sent = [
      ...Object.entries(own),
      ...(this.cookies.size > 0 ? [['Cookie', this.cookieHeader()] as const] : []),
    ];
    const answer = await call(this.origin, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      path,
      headers: sent,
      body,
    });
    for (const cookie of answer.all('set-cookie')) this.keep(cookie);
    return answer;
  }

  /** Calls the dashboard and gives the answer's JSON; throws for anything but success. */
  async tell<Body>(wanted: Wanted): Promise<Body> {
    const answer = await this.ask(wanted);
    if (answer.status >= 300) throw new Error(`${wanted.path} answered ${answer.status}: ${answer.text}`);
    return answer.json as Body;
  }

  async signUp(): Promise<Answer> {
    return await this.ask({
      path: '/dashboard/sign-up',
      body: { email: this.email, password: this.password },
    });
  }

  async signIn(password = this.password): Promise<Answer> {
    return await this.ask({ path: '/dashboard/sign-in', body: { email: this.email, password } });
  }

  /** Whether the server knows this browser's session. */
  async isSignedIn(): Promise<boolean> {
    const { account } = await this.tell<{ account: object | null }>({ path: '/dashboard/session' });
    return account !== null;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';', 1);
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

let made = 0;

/** Somebody nobody has heard of. */
export const stranger = (origin = ORIGIN): Person => {
  made += 1;
  return new Person(origin, `person-${made}-${Date.now()}@example.com`, 'three quiet harbours');
};

/** Somebody who has just signed up. */
export async function newPerson(origin: string): Promise<Person> {
  const person = stranger(origin);
  const answer = await person.signUp();
  if (answer.status !== 200) throw new Error(`The sign-up answered ${answer.status}: ${answer.text}`);
  return person;
}
