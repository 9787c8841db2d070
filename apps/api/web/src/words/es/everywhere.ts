import { counter } from '../counter.js';
import type { everywhere as English } from '../en/everywhere.js';

const of = counter('es');

/** Lo que aparece en más de una página. */
export const everywhere: typeof English = {
  count: {
    videos: of('vídeo', 'vídeos'),
    credits: of('crédito', 'créditos'),
    days: of('día', 'días'),
    places: of('lugar', 'lugares'),
    generations: of('vídeo', 'vídeos'),
  },
  status: {
    queued: 'En espera',
    processing: 'En proceso',
    completed: 'Terminado',
    failed: 'Fallido',
    canceled: 'Cancelado',
    expired: 'Caducado',
  },
  all: 'Todos',
  justNow: 'ahora mismo',
  outlook: {
    next: 'el siguiente',
    place: (place) => `lugar ${place} en la cola`,
    about: (span) => `unos ${span}`,
    held: {
      paused:
        'Quien administra este servidor lo ha pausado por ahora. Este vídeo conserva su lugar y se hará cuando continúe; no hace falta esperar aquí.',
      no_engine:
        'Ahora mismo nada hace vídeos como este. Conserva su lugar y se empezará en cuanto sea posible; no hace falta esperar aquí.',
    },
  },
  untitled: 'Vídeo a partir de una imagen',
  fromImageAlone: 'solo a partir de una imagen',
  sound: 'sonido',
  seed: (seed) => `semilla ${seed}`,
  engine: (engine) => `motor ${engine}`,
  video: 'Vídeo',
  play: (name) => `Reproducir: ${name}`,
  progress: 'Progreso',
  costNothing: 'No ha costado nada: su lugar en la ventana y sus créditos han vuelto.',
  copy: { copy: 'Copiar', copied: 'Copiado', byKeys: 'Pulsa Ctrl+C' },
  more: 'Ver más',
  cancel: 'Cancelar',
  done: 'Listo',
  goOn: 'Seguir',
  undo: 'Deshacer',
  signIn: 'Entrar',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  atLeast: (letters) => `Al menos ${letters} caracteres.`,
  atLeastWords: (letters) => `Al menos ${letters} caracteres. Unas cuantas palabras seguidas van bien.`,
  confirm: { title: 'Tu contraseña, por favor', why: 'Entraste hace más de 15 minutos.' },
  frame: {
    skip: 'Ir al contenido',
    pages: 'Páginas',
    overview: 'Resumen',
    playground: 'Estudio',
    videos: 'Vídeos',
    usage: 'Uso',
    credits: 'Créditos',
    account: 'Cuenta',
    docs: 'Docs',
    signOut: 'Salir',
    noSuchPage: 'Esta página no existe.',
    reconnecting: 'Reconectando… Lo que ves puede no estar al día.',
  },
  faults: {
    unexpected: 'El servidor ha dado una respuesta inesperada.',
    away: 'No se puede llegar al servidor. ¿Está en marcha?',
    unknown: 'Algo ha salido mal. Vuelve a cargar la página.',
    file: 'No se ha podido leer el archivo.',
    next: {
      insufficient_credits:
        'Un vídeo más corto o más pequeño pide menos; en Créditos pone cuándo llegan más.',
      busy: 'No se ha contado nada: inténtalo de nuevo en un momento.',
      engine_unavailable: 'No se ha contado nada: inténtalo de nuevo en unos minutos o elige otro modelo.',
      resource_budget: 'Espera unos minutos e inténtalo de nuevo.',
      storage_full: 'Elimina vídeos que ya no necesites e inténtalo de nuevo.',
    },
  },
  standing: {
    proveTitle: 'Confirma tu correo electrónico',
    approvalTitle: 'A la espera de aprobación',
    mailed:
      'Hemos enviado un enlace a {email}. Ábrelo antes de una hora, en este navegador; hasta entonces puedes mirar, pero no hacer vídeos. ¿No ha llegado? Mira en el correo no deseado.',
    again: 'Enviarlo otra vez',
    sent: 'Enviado.',
    next: 'Quien lleva este servidor revisará tu cuenta. No tienes que hacer nada: hasta que la apruebe puedes mirar, pero no hacer vídeos ni una clave. Esta página se entera sola.',
    afterwards:
      'Después, quien lleva este servidor revisará tu cuenta. No tienes que hacer nada: hasta que la apruebe puedes mirar, pero no hacer vídeos ni una clave. Esta página se entera sola.',
  },
  entry: {
    what: 'Vídeos cortos a partir de una frase o una foto.',
    titles: {
      '/sign-in': 'Entrar',
      '/sign-up': 'Crear una cuenta',
      '/join': 'Tienes una invitación',
      '/verify-email': 'Confirma tu correo electrónico',
      '/forgotten-password': 'Contraseña olvidada',
      '/reset-password': 'Elige una contraseña nueva',
    },
    signingIn: 'Entrando…',
    create: 'Crear cuenta',
    creating: 'Creando…',
    forgotten: '¿Has olvidado la contraseña?',
    createLink: 'Crear una cuenta',
    closed:
      'Las cuentas las crea quien lleva este servidor. Pídele una invitación: un enlace que funciona una vez.',
    haveOne: '¿Ya tienes una? {link}',
    haveAccount: '¿Ya tienes una cuenta? {link}',
    whatComes: 'Lo que viene después',
    mailComes: 'Te enviamos un enlace que confirma tu correo electrónico.',
    mailComesThen: 'Después te enviamos un enlace que confirma tu correo electrónico.',
    approvalComes:
      'Quien lleva este servidor revisa tu cuenta. Hasta entonces puedes mirar, pero no hacer nada.',
    toVerify:
      'Entra en la cuenta para la que es este enlace y quedará confirmada. Si no has creado una cuenta aquí, cierra esta página: sin ella nadie puede usar tu dirección.',
    back: 'Volver a la entrada',
    onItsWay: 'Si hay una cuenta con esta dirección, un enlace va de camino. Funciona durante una hora.',
    sendLink: 'Envíame un enlace',
    noMail:
      'Este servidor no envía correos. Quien lo lleva puede poner una contraseña nueva en la línea de comandos:',
    command: 'Comando',
    readingInvitation: 'Leyendo tu invitación…',
    operatorTerms: 'Crea tu cuenta: será la que administre este servidor.',
    terms: (plan) => `Crea tu cuenta: tiene el plan ${plan} y no necesita la aprobación de nadie.`,
    worksUntil: (date) => `El enlace funciona una vez, hasta el ${date}.`,
    isSet: 'Tu contraseña está puesta. Se ha salido en todos los navegadores.',
    set: 'Poner contraseña',
    yourAddress: 'Tu correo electrónico',
    proved: 'Confirmado: esta dirección es tuya.',
    lookingAtLink: 'Comprobando el enlace…',
  },
};
