import type { docs as English } from '../en/docs.js';

export const docs: typeof English = {
  title: 'Documentation',
  intro:
    "Une description ou une image devient un mp4 en un appel. Sans compte, la même chose se trouve {page} ; pour les machines, c'est {openapi}. Les descriptions sont en anglais.",
  page: 'à /docs',
  operations: 'Appels',
  language: 'Langage',
  also: 'aussi à',
  field: 'Champ',
  takes: 'Prend',
  does: 'Ce que cela fait',
  parameter: 'Paramètre',
  place: 'Où',
  code: 'Code',
  status: 'Statut',
  when: 'Quand',
  errors: 'Erreurs',
  tryIt: 'Essayer',
  trying: 'Demande…',
  plans:
    "Dit, avec votre session et votre formule, ce qui serait fait et ce que cela coûterait. Rien n'est fait.",
  reads: "Le lit avec votre session. Aucune clé n'est nécessaire.",
  noVideo: "Vous n'avez pas encore de vidéo : faites-en d'abord une.",
  answer: 'La réponse',
  example: 'Exemple',
};
