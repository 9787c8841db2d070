import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOfPlayer, type Player } from '../sound/instruments.js';
import type { Samples } from '../sound/sampler.js';

/** The samples of these players; what cannot be read is left out, and is synthesised then. */
export async function samplesOf(folder: string, players: readonly Player[]): Promise<Samples> {
  const read = await Promise.all(
    players.map(async (player) => {
      const bytes = await readFile(join(folder, fileOfPlayer(player))).catch(() => null);
      return bytes === null ? [] : [[player, new Uint8Array(bytes)] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}
