import type { docs as English } from '../en/docs.js';

export const docs: typeof English = {
  title: 'Doku',
  intro:
    'Ein Prompt oder ein Bild wird mit einem Aufruf zu einem mp4. Ohne Konto steht dasselbe {page}; maschinenlesbar ist es {openapi}. Die Beschreibungen sind englisch.',
  page: 'unter /docs',
  operations: 'Aufrufe',
  language: 'Sprache',
  also: 'auch unter',
  field: 'Feld',
  takes: 'Nimmt',
  does: 'Was es tut',
  parameter: 'Parameter',
  place: 'Wo',
  code: 'Code',
  status: 'Status',
  when: 'Wann',
  errors: 'Fehler',
  tryIt: 'Ausprobieren',
  trying: 'Wird gefragt …',
  plans:
    'Sagt mit deiner Anmeldung und deinem Tarif, was gemacht würde und was es kostet. Gemacht wird nichts.',
  reads: 'Liest es mit deiner Anmeldung. Ein Schlüssel ist nicht nötig.',
  noVideo: 'Du hast noch kein Video: Mach zuerst eines.',
  answer: 'Die Antwort',
  example: 'Beispiel',
};
