import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import { PLAYERS, type Player } from './instruments.js';
import type { Note, Score } from './score.js';
import { silence, type Track } from './track.js';

/** Sampled instruments by who plays them: SoundFont bytes, one preset each. */
export type Samples = Readonly<Partial<Record<Player, Uint8Array>>>;

/** The kit's channel, as General MIDI has it. */
const KIT_CHANNEL = 9;
/** Tones at a time, of one clip. A piece has a third of that. */
const MOST_VOICES = 64;
/** Rendered at a time: a note begins at most so late, 2.7 ms. */
const BLOCK = 128;

/**
 * Plays a score with sampled instruments; notes of players that have no samples are left out. The library is loaded here
 * alone: it costs a tenth of a CPU second.
 */
export async function playSamples({ notes }: Score, samples: Samples, length: number): Promise<Track> {
  const { BasicSoundBank, SoundBankLoader, SpessaSynthProcessor } = await import('spessasynth_core');
  await BasicSoundBank.isSF3DecoderReady;
  const synth = new SpessaSynthProcessor(SAMPLE_RATE_HZ, { eventsEnabled: false });
  await synth.processorInitialized;
  synth.setSystemParameter('voiceCap', MOST_VOICES);
  const channels = channelsOf(notes, samples);
  for (const [player, channel] of channels) {
    const bytes = samples[player]!;
    synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(bufferOf(bytes)), player, 0);
    synth.programChange(channel, PLAYERS[player].program);
  }
  const track = silence(length);
  const moments = momentsOf(notes, channels);
  let done = 0;
  for (let at = 0; at < length; at += BLOCK) {
    for (; done < moments.length && moments[done]!.at <= at; done += 1) moments[done]!.play(synth);
    synth.process(track.left, track.right, at, Math.min(BLOCK, length - at));
  }
  synth.destroySynthProcessor();
  return track;
}

type Synth = Pick<import('spessasynth_core').SpessaSynthProcessor, 'noteOn' | 'noteOff' | 'controllerChange'>;

/** Something to do at a sample. */
interface Moment {
  readonly at: number;
  play(synth: Synth): void;
}

function momentsOf(notes: readonly Note[], channels: ReadonlyMap<Player, number>): Moment[] {
  const moments = notes.flatMap((note): Moment[] => {
    const channel = channels.get(note.player);
    if (channel === undefined) return [];
    const force = Math.max(1, Math.min(127, Math.round(note.force * 127)));
    const at = Math.round(note.at * SAMPLE_RATE_HZ);
    return [
      { at, play: (synth) => synth.noteOn(channel, note.midi, force) },
      {
        at: at + Math.round(note.seconds * SAMPLE_RATE_HZ),
        play: (synth) => synth.noteOff(channel, note.midi),
      },
    ];
  });
  return moments.sort((a, b) => a.at - b.at);
}

/** Each player on a channel of its own. */
function channelsOf(notes: readonly Note[], samples: Samples): Map<Player, number> {
  const players = [...new Set(notes.map(({ player }) => player))].filter((player) => samples[player]);
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];
  return new Map(
    players.map((player) => [player, PLAYERS[player].isKit ? KIT_CHANNEL : (free.shift() ?? 15)] as const),
  );
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer;
}
