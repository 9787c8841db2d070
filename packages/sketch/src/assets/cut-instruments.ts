import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BasicPreset, BasicSoundBank } from 'spessasynth_core';
import { fileOfPlayer, PLAYERS, type Player } from '../sound/instruments.js';
import { FONT_FILE } from './instruments.js';

/** Cuts the sound font in a folder to one small file for each player, so that a clip loads its own alone. */
export async function cutInstruments(folder: string): Promise<void> {
  const library = await import('spessasynth_core');
  await library.BasicSoundBank.isSF3DecoderReady;
  const path = join(folder, FONT_FILE);
  const font = library.SoundBankLoader.fromArrayBuffer(new Uint8Array(await readFile(path)).buffer);
  for (const player of Object.keys(PLAYERS) as Player[]) {
    const preset = presetOf(font, player);
    if (preset)
      await writeFile(join(folder, fileOfPlayer(player)), cut(new library.BasicSoundBank(), preset));
  }
  await rm(path);
}

function presetOf({ presets }: BasicSoundBank, player: Player): BasicPreset | undefined {
  const { program, isKit } = PLAYERS[player];
  return presets.find(
    (one) => one.program === program && one.isGMGSDrum === isKit && (isKit || one.bankMSB === 0),
  );
}

/** One preset with all that it is made of. */
function cut(bank: BasicSoundBank, preset: BasicPreset): Uint8Array {
  bank.addCompletePresets([preset]);
  bank.flush();
  return new Uint8Array(bank.writeSF2());
}
