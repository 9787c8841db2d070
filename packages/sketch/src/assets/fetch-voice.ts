import type { Asset } from './asset.js';
import { fetchPinned } from './fetch-pinned.js';
import { VOICE_PIN, voiceIn } from './voice.js';

/** Fetches the voice unless it is here. Throws FetchError. */
export async function fetchVoice(homeDir: string, say?: (line: string) => void): Promise<Asset> {
  await fetchPinned({ folder: voiceIn(homeDir).folder, pins: [VOICE_PIN] }, say);
  return voiceIn(homeDir);
}
