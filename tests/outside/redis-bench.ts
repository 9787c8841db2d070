import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';

/** What of a place is its own, and the time of the oldest, as the store's script writes them. */
const FIELDS = '>ddd';

/** Where the id of a place begins, if it has one. */
const ID_AT = 47;

/** Moves all places back, and the numbers by which their ids are known, also where these stand as ids that a caller brought. */
const AGE = `
local by = ARGV[1] * 1000
local function aged(id)
  local number, rest = string.match(id, '^@(%d+)(%..*)$')
  return number and string.format('@%.0f', number - by) .. rest or id
end
for _, key in ipairs(redis.call('KEYS', '*')) do
  if redis.call('TYPE', key).ok == 'list' then
    for at, place in ipairs(redis.call('LRANGE', key, 0, -1)) do
      local number, weight, oldest, next = struct.unpack('${FIELDS}', place)
      local moved = struct.pack('${FIELDS}', number - by, weight, oldest - by)
        .. string.sub(place, next, ${ID_AT}) .. aged(string.sub(place, ${ID_AT} + 1))
      redis.call('LSET', key, at - 1, moved)
    end
  elseif redis.call('TYPE', key).ok == 'hash' then
    local ids = redis.call('HGETALL', key)
    for n = 1, #ids, 2 do
      redis.call('HDEL', key, ids[n])
      redis.call('HSET', key, aged(ids[n]), string.format('%.0f', ids[n + 1] - by))
    end
  end
end`;

/** Its own ids tell the number, which is a time. */
export const agedId = (id: string, ms: number): string =>
  id.replace(/(?<=^@)\d+(?=\.)/, (number) => String(Number(number) - ms * 1000));

/** Debian's Redis, in a folder that goes with it. */
export class RedisBench {
  private constructor(
    private readonly folder: string,
    private readonly server: ChildProcess,
    readonly socket: string,
    readonly redis: Redis,
  ) {}

  static async start(): Promise<RedisBench> {
    const folder = await mkdtemp(join(tmpdir(), 'clipwright-redis-'));
    const socket = join(folder, 'redis.sock');
    const options = [
      '--port',
      '0',
      '--unixsocket',
      socket,
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (server.stdout === null) throw new Error('redis-server says nothing.');
    for await (const line of createInterface({ input: server.stdout }))
      if (/ready to accept connections/i.test(line)) break;
    return new RedisBench(folder, server, socket, new Redis({ path: socket }));
  }

  async stop(): Promise<void> {
    this.redis.disconnect();
    this.server.kill();
    await once(this.server, 'exit');
    await rm(this.folder, { recursive: true });
  }

  /** Lets so much time go by for everything that counts. */
  async age(ms: number): Promise<void> {
    await this.redis.eval(AGE, 0, ms);
  }

  /** The times of the places that are kept of a window, and the ids that callers gave them. */
  async keptOf(list: string): Promise<{ id: string; atMs: number }[]> {
    const places = await this.redis.lrangeBuffer(list, 0, -1);
    return places.map((place) => ({
      id: place.subarray(ID_AT).toString(),
      atMs: place.readDoubleBE(0) / 1000,
    }));
  }
}
