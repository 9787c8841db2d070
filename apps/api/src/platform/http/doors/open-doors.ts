import type { Server } from 'node:http';
import type { ConnectionsConfig, HttpsConfig } from '../../../config/slices.js';
import type { Log } from '../../logging/log.js';
import { DoorLog } from './door-log.js';
import { Doors } from './doors.js';
import { countedUnless } from './guest-list.js';
import { openFilesLimit } from './open-files.js';
import { roomWithin } from './room.js';

/**
 * The doors of a server, as the settings and the limit of open files have them. Says so when there is little
 * room.
 */
export function openDoors(
  server: Server,
  { connections, https }: { connections: ConnectionsConfig; https: HttpsConfig },
  log: Log,
): Doors {
  const room = roomWithin({ asked: connections.max, openFiles: openFilesLimit() });
  const { perAddress, minBytesPerSecond, patienceMs } = connections;
  const rules = {
    room,
    perAddress,
    pace: { minBytesPerSecond, patienceMs },
    countedAs: countedUnless(https.trustedProxies),
  };
  const doors = new Doors(rules, new DoorLog(log));
  doors.watch(server);
  server.once('listening', () => {
    if (room.complaint !== null) log.warn(room.complaint);
    log.debug('room', { ...room });
  });
  return doors;
}
