import { hasInstruments, hasVoice, letterShelf, type LetterShelf } from '@clipwright/sketch/understanding';

interface AtHand extends Pick<LetterShelf, 'lettersFor'> {
  readonly voice: boolean;
  readonly instruments: boolean;
}

/** What was fetched; a clip that nobody hears lacks neither voice nor instruments. */
export function atHand({
  assetsHome = null,
  audio = true,
}: {
  readonly assetsHome?: string | null;
  readonly audio?: boolean;
}): AtHand {
  const { lettersFor } = letterShelf(assetsHome);
  return {
    lettersFor,
    voice: !audio || hasVoice(assetsHome),
    instruments: !audio || hasInstruments(assetsHome),
  };
}
