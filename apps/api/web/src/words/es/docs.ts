import type { docs as English } from '../en/docs.js';

export const docs: typeof English = {
  title: 'Documentación',
  intro:
    'Una descripción o una imagen se convierte en un mp4 con una llamada. Sin cuenta, lo mismo está {page}; para máquinas es {openapi}. Las descripciones están en inglés.',
  page: 'en /docs',
  operations: 'Llamadas',
  language: 'Lenguaje',
  also: 'también en',
  field: 'Campo',
  takes: 'Admite',
  does: 'Qué hace',
  parameter: 'Parámetro',
  place: 'Dónde',
  code: 'Código',
  status: 'Estado',
  when: 'Cuándo',
  errors: 'Errores',
  tryIt: 'Probar',
  trying: 'Preguntando…',
  plans: 'Dice, con tu sesión y tu plan, qué se haría y cuánto costaría. No se hace nada.',
  reads: 'Lo lee con tu sesión. No hace falta una clave.',
  noVideo: 'Todavía no tienes un vídeo: haz uno antes.',
  answer: 'La respuesta',
  example: 'Ejemplo',
};
