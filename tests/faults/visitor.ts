import type { Agent } from 'node:http';
import type { TestDatabase } from '@clipwright/testing';
import { plainPng } from '../corpora/support-image/plain-png.js';
import { accountIdOf, newOperator } from '../dashboard/support/operator.js';
import { type Person, stranger } from '../dashboard/support/person.js';
import { type Answer, call, putKey, seedVideo, unusedKey } from '../support/index.js';
import type { Route } from './every-route.js';
import { SHORT_CLIP } from './stage.js';

/** Settings under which one visitor may call as often as a test likes. */
export const WELCOME = {
  RATE_LIMIT: '100000',
  QUEUE_MAX: '100000',
  SIGN_IN_ATTEMPTS: '10000',
  SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000',
  AUTH_FAILURES_PER_MINUTE: '100000',
};

/** What lasts as long as it is asked to. */
const BRIEF = ['hold-test', 'dashboard/events'];

const WITHOUT_BODY = ['GET', 'HEAD', 'DELETE'];

/**
 * An operator with a key, who may call every route: each call brings key and cookie alike, and what the route
 * asks for.
 */
export class Visitor {
  private readonly key = unusedKey();

  private constructor(
    private readonly origin: string,
    private readonly database: TestDatabase,
    private readonly person: Person,
    private readonly accountId: string,
    private readonly token: string,
  ) {}

  static async at({ origin, database }: { origin: string; database: TestDatabase }): Promise<Visitor> {
    const person = await newOperator(origin, database);
    const { token } = await person.tell<{ token: string }>({
      path: '/dashboard/access/tokens',
      body: { name: 'a visit', tools: ['credits'] },
    });
    return new Visitor(origin, database, person, await accountIdOf(database, person.email), token);
  }

  /**
   * Mends what an earlier call took away, a session or the key, and gives the call, on an agent's connection
   * if it is told one: the database has to be there until then.
   */
  async ready(route: Route): Promise<(agent?: Agent) => Promise<Answer>> {
    await putKey(this.database, this.accountId, this.key);
    if (!(await this.person.isSignedIn())) await this.person.signIn();
    const path = await this.pathOf(route.path);
    const body = WITHOUT_BODY.includes(route.method) ? undefined : (this.bodies()[route.path] ?? {});
    const headers = [
      ['Origin', this.origin],
      ['Cookie', this.person.cookieHeader()],
      ['Prefer', 'respond-async'],
      ['Accept', 'application/json, text/event-stream'],
    ] as const;
    return (agent) =>
      call(this.origin, {
        method: route.method,
        path,
        key: route.path === '/mcp' ? this.token : this.key,
        headers,
        body,
        ...(agent === undefined ? {} : { agent }),
      });
  }

  private async pathOf(pattern: string): Promise<string> {
    const video = await seedVideo(this.database, {
      accountId: this.accountId,
      email: this.person.email,
      key: this.key,
    });
    const { sessions } = await this.person.tell<{ sessions: { id: string }[] }>({
      path: '/dashboard/sessions',
    });
    const ids: Record<string, string | undefined> = {
      videos: video,
      accounts: this.accountId,
      sessions: sessions[0]?.id,
      media: `${video}-1.mp4`,
    };
    const path = pattern.replaceAll(/(\w+)\/:\w+/g, (_, kind: string) => `${kind}/${ids[kind] ?? 'unknown'}`);
    if (path.includes('video-status')) return `${path}?video_id=${video}`;
    if (path.endsWith('videos.zip')) return `${path}?ids=${video}`;
    return BRIEF.some((held) => path.includes(held)) ? `${path}?seconds=0` : path;
  }

  private bodies(): Record<string, object> {
    const { email, password } = this.person;
    const text = SHORT_CLIP;
    const image = {
      ...SHORT_CLIP,
      image_url: `data:image/png;base64,${plainPng(640, 360).toString('base64')}`,
    };
    return {
      '/api/v1/text-to-video.php': text,
      '/api/v1/text-to-video': text,
      '/api/v1/image-to-video.php': image,
      '/api/v1/image-to-video': image,
      '/api/v1/text-to-video/plan': text,
      '/api/v1/image-to-video/plan': image,
      '/dashboard/videos': image,
      '/dashboard/videos/plan': text,
      '/dashboard/sign-up': { email: stranger().email, password },
      '/dashboard/sign-in': { email, password },
      '/dashboard/confirm': { password },
      '/dashboard/password': { current_password: password, new_password: password },
      '/dashboard/password/forgotten': { email },
      '/dashboard/password/reset': { token: 'nobody-has-this-token', new_password: password },
      '/dashboard/operator/accounts': { email: stranger().email, plan: 'free' },
      '/dashboard/operator/accounts/:id': { active: true },
      '/dashboard/access/tokens': { name: 'a visit', tools: ['credits'] },
      '/oauth/register': { redirect_uris: ['http://127.0.0.1:1/callback'] },
      '/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      '/dashboard/videos/:id/share': { days: 7 },
      '/dashboard/budget': { videos: 100_000 },
      '/dashboard/operator/accounts/:id/budget': { videos: 100_000 },
      '/dashboard/operator/accounts/:id/credits': { kind: 'grant', credits: 1, reason: 'a visit' },
      '/dashboard/operator/accounts/:id/plan': { plan: 'api', until: null, reason: 'a visit' },
      '/dashboard/operator/accounts/:id/plan/undo': { plan: 'api' },
    };
  }
}
