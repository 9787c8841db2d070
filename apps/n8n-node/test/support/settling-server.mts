import {
  answer,
  errorFixture,
  type AddedVideo,
  type FakeRequest,
  type Fault,
} from '@clipwright/core/testing';
import { startFakeServer, type StartedFakeServer } from '@clipwright/core/testing/node';
import { atEndOfFile } from '../../../../tests/support/index.js';

const PROMPT = 'a red ball rolls';

/** The list route of a Clipwright and its files, whose videos end when the test says so; ends with the test file. */
export class SettlingServer {
  /** Files whose answers break. */
  readonly brokenFiles = new Set<string>();
  /** As servers were before they knew of `settled_since`. */
  isOld = false;
  #server!: StartedFakeServer;

  static async start(): Promise<SettlingServer> {
    const played = new SettlingServer();
    played.#server = await startFakeServer({
      apiKey: 'key',
      media: new TextEncoder().encode('ftypisom'),
      fault: (request) => played.#faultOf(request),
    });
    atEndOfFile(() => played.#server.close());
    return played;
  }

  get origin(): string {
    return this.#server.baseUrl;
  }

  /** What was asked of the list, oldest first. */
  get asked(): readonly Readonly<Record<string, string>>[] {
    return this.#server.requests.filter(({ route }) => route === 'list').map(({ query }) => query);
  }

  /** Brings a video to an end, and gives its id. */
  settle(status: NonNullable<AddedVideo['status']>, body: AddedVideo['body'] = {}): string {
    return this.#server.addVideo({ status, body: { prompt: PROMPT, ...body } });
  }

  /** The next list meets this. */
  spoil(fault: Fault): void {
    this.#server.script('list', fault);
  }

  #faultOf({ route, path }: FakeRequest): Fault | null {
    if (route === 'media') return this.#isBroken(path) ? answer({ status: 404 }) : null;
    if (route !== 'list' || !this.isOld) return null;
    return answer({ body: { success: true, videos: this.#server.videos.toReversed(), next_cursor: null } });
  }

  #isBroken(path: string): boolean {
    return [...this.brokenFiles].some((id) => path.startsWith(`/media/${id}-`));
  }
}

/** What a server says to a cursor that it did not give. */
export function unknownCursor(): Fault {
  const { status, headers, body } = errorFixture('invalid_request');
  return answer({ status, headers, body: { ...body, param: 'settled_since' } });
}
