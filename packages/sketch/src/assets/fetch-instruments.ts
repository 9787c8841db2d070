import type { Asset } from './asset.js';
import { cutInstruments } from './cut-instruments.js';
import { fetchPinned } from './fetch-pinned.js';
import { INSTRUMENTS_PIN, instrumentsIn } from './instruments.js';

/** Fetches the instruments unless they are here. Throws FetchError. */
export async function fetchInstruments(homeDir: string, say?: (line: string) => void): Promise<Asset> {
  const { folder } = instrumentsIn(homeDir);
  await fetchPinned({ folder, pins: [INSTRUMENTS_PIN], finish: cutInstruments }, say);
  return instrumentsIn(homeDir);
}
