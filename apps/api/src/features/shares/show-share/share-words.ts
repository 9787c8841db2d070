import type { ReaderLanguage } from '../../../platform/http/reader-language.js';

/** What strangers read beside a video that is shown to them. */
export interface ShareWords {
  /** Of a video without a title of its own. */
  readonly untitled: string;
  readonly made: string;
  readonly endedTitle: string;
  readonly ended: string;
}

export const SHARE_WORDS: Readonly<Record<ReaderLanguage, ShareWords>> = {
  en: {
    untitled: 'A video',
    made: 'Shared from Clipwright. Made by a machine.',
    endedTitle: 'This video is not shown any more',
    ended: 'Its link has ended, or was mistyped. Ask whoever sent it to you for another one.',
  },
  de: {
    untitled: 'Ein Video',
    made: 'Geteilt aus Clipwright. Von einer Maschine gemacht.',
    endedTitle: 'Dieses Video wird nicht mehr gezeigt',
    ended:
      'Der Link gilt nicht mehr, oder er ist vertippt. Lass dir von der Person, die ihn geschickt hat, einen neuen geben.',
  },
  es: {
    untitled: 'Un vídeo',
    made: 'Compartido desde Clipwright. Hecho por una máquina.',
    endedTitle: 'Este vídeo ya no se muestra',
    ended: 'Su enlace ha terminado o está mal escrito. Pídele otro a quien te lo envió.',
  },
  fr: {
    untitled: 'Une vidéo',
    made: 'Partagée depuis Clipwright. Faite par une machine.',
    endedTitle: "Cette vidéo n'est plus montrée",
    ended: "Son lien n'est plus valable, ou il est mal tapé. Demandez-en un autre à qui vous l'a envoyé.",
  },
};
