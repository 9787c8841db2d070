import { BusyError, type ClipwrightError } from '@clipwright/core/errors';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorLog, DoorReason } from './door-log.js';
import type { CountedAs } from './guest-list.js';
import type { PaceRule } from './pace.js';
import type { Room } from './room.js';
import { Tally } from './tally.js';
import { peerOf, Visit } from './visit.js';

const LOOK_EVERY_MS = 1_000;
/**
 * A client this far behind the floor, or half as far as it may, makes room for one that comes, when there is
 * none left.
 */
const BEHIND_MS = 5_000;
/** Connections beyond the room that are told so in an answer; the others are closed without a word. */
const MOST_TOLD = 64;
const TOLD_WITHIN_MS = 5_000;
/** Each has a file open, and nobody asks for more over one connection before the first has come. */
const MOST_DOWNLOADS_OF_ONE = 4;

/** What doors keep to. */
export interface DoorRules {
  readonly room: Room;
  readonly perAddress: number;
  readonly pace: PaceRule;
  readonly countedAs: CountedAs;
}

/**
 * Who is let in, and who has to leave: connections in all and of one address, downloads, and a floor on how
 * fast answers are taken. At a full house whoever has kept us waiting longest makes room, so that idle and
 * stalled connections never keep others out.
 */
export class Doors {
  private readonly inside = new Map<string, Visit>();
  /** Beyond the room: to be told so. */
  private readonly turnedAway = new Set<string>();
  /** Whose turn it is to send something, longest first: idle, half-sent heads, bodies on their way. */
  private readonly awaited = new Set<Visit>();
  private readonly answered = new Set<Visit>();
  private readonly networks = new Tally();
  private downloads = 0;
  /** Readers that stood behind at the last look, the last one furthest. */
  private behind: Visit[] = [];
  private readonly behindMs: number;

  constructor(
    private readonly rules: DoorRules,
    private readonly log: DoorLog,
  ) {
    this.behindMs = Math.min(BEHIND_MS, rules.pace.patienceMs / 2);
  }

  /** Watches the connections of a server, from before it sees them itself. */
  watch(server: Server): void {
    server.prependListener('connection', (socket: Socket) => this.come(socket));
    server.on('secureConnection', (socket: Socket) => {
      const visit = this.inside.get(peerOf(socket));
      if (visit !== undefined) visit.socket = socket;
    });
    const timer = setInterval(() => this.look(performance.now()), LOOK_EVERY_MS).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Notes that a request has begun; gives the refusal, if there is no room for it. */
  enter({ raw, ip, url }: FastifyRequest, reply: FastifyReply): ClipwrightError | undefined {
    const peer = peerOf(raw.socket);
    if (this.turnedAway.has(peer)) {
      reply.header('Connection', 'close');
      return new BusyError({ message: 'The server is busy: too many connections are open.' });
    }
    const visit = this.inside.get(peer);
    if (visit === undefined) return undefined;
    this.follow(visit, raw, reply.raw);
    return (
      this.countClient(visit, ip, reply.raw) ??
      (url.startsWith('/media/') ? this.countDownload(visit, reply.raw) : undefined)
    );
  }

  private come(socket: Socket): void {
    // Gone before it was accepted: it has no name any more.
    if (socket.remoteAddress === undefined) return void setImmediate(() => socket.destroy());
    const peer = peerOf(socket);
    const visit = new Visit(socket, this.rules.countedAs(socket.remoteAddress), this.rules.pace);
    const reason = this.reasonAgainst(visit);
    if (reason !== null) return this.turnAway(socket, peer, { reason, network: visit.network });
    this.inside.set(peer, visit);
    this.awaited.add(visit);
    this.networks.add(visit.network);
    socket.once('close', () => this.leave(peer, visit));
  }

  private reasonAgainst({ network }: Visit): DoorReason | null {
    if (this.networks.of(network) >= this.rules.perAddress) return 'too-many-of-one-address';
    return this.inside.size < this.rules.room.connections || this.makeRoom() ? null : 'too-many';
  }

  private turnAway(
    socket: Socket,
    peer: string,
    { reason, network }: { reason: DoorReason; network: string | null },
  ): void {
    this.log.note(reason, network);
    if (this.turnedAway.size >= MOST_TOLD) {
      // The server is still to be told of the connection: it must not find it gone.
      setImmediate(() => socket.destroy());
      return;
    }
    this.turnedAway.add(peer);
    const timer = setTimeout(() => socket.destroy(), TOLD_WITHIN_MS).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      this.turnedAway.delete(peer);
    });
  }

  /** Idempotent: it is gone from here as soon as it is sent away, and its socket closes later. */
  private leave(peer: string, visit: Visit): void {
    if (this.inside.get(peer) !== visit) return;
    this.inside.delete(peer);
    this.awaited.delete(visit);
    this.answered.delete(visit);
    this.networks.remove(visit.network);
  }

  private sendAway(visit: Visit, reason: DoorReason): void {
    this.log.note(reason);
    this.leave(peerOf(visit.socket), visit);
    visit.end();
  }

  private follow(visit: Visit, request: IncomingMessage, response: ServerResponse): void {
    visit.answers += 1;
    this.answered.add(visit);
    this.awaited.delete(visit);
    if (hasBody(request)) this.awaited.add(visit);
    request.once('end', () => visit.answers > 0 && this.awaited.delete(visit));
    response.once('close', () => {
      visit.answers -= 1;
      if (visit.answers > 0 || !this.answered.delete(visit)) return;
      // As the last in the line: it is new that we wait for it.
      this.awaited.delete(visit);
      this.awaited.add(visit);
    });
  }

  /** Behind a proxy connections are the proxy's, so a client's requests are counted. */
  private countClient(visit: Visit, address: string, response: ServerResponse): ClipwrightError | undefined {
    const network = visit.network === null ? this.rules.countedAs(address) : null;
    if (network === null) return undefined;
    if (this.networks.of(network) >= this.rules.perAddress) {
      this.log.note('too-many-of-one-address', network);
      return new BusyError({
        message: 'The server is busy: too many requests of your address are under way.',
      });
    }
    this.networks.add(network);
    response.once('close', () => this.networks.remove(network));
    return undefined;
  }

  private countDownload(visit: Visit, response: ServerResponse): ClipwrightError | undefined {
    const isRoom =
      visit.downloads < MOST_DOWNLOADS_OF_ONE &&
      (this.downloads < this.rules.room.downloads || this.makeRoomForDownload());
    if (!isRoom) {
      this.log.note('too-many-downloads');
      return new BusyError({ message: 'The server is busy: too many downloads are under way.' });
    }
    this.downloads += 1;
    visit.downloads += 1;
    response.once('close', () => {
      this.downloads -= 1;
      visit.downloads -= 1;
    });
    return undefined;
  }

  private makeRoom(): boolean {
    const [longest = this.furthestBehind(() => true)] = this.awaited;
    if (longest === undefined) return false;
    this.sendAway(longest, 'made-room');
    return true;
  }

  private makeRoomForDownload(): boolean {
    const furthest = this.furthestBehind(({ downloads }) => downloads > 0);
    if (furthest === undefined) return false;
    this.sendAway(furthest, 'made-room');
    return true;
  }

  /** Looked at again: it may have gone on since. */
  private furthestBehind(isWanted: (visit: Visit) => boolean): Visit | undefined {
    const nowMs = performance.now();
    for (let visit = this.behind.pop(); visit !== undefined; visit = this.behind.pop()) {
      visit.look(nowMs);
      if (this.answered.has(visit) && visit.behindMs >= this.behindMs && isWanted(visit)) return visit;
    }
    return undefined;
  }

  private look(nowMs: number): void {
    for (const visit of this.answered) {
      visit.look(nowMs);
      if (visit.isTooSlow) this.sendAway(visit, 'read-too-slowly');
    }
    this.behind = [...this.answered]
      .filter(({ behindMs }) => behindMs >= this.behindMs)
      .sort((one, other) => one.behindMs - other.behindMs);
    this.log.tell(nowMs);
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
