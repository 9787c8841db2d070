import { counter } from '../counter.js';
import type { everywhere as English } from '../en/everywhere.js';

const of = counter('fr');

/** Ce qui figure sur plus d'une page. */
export const everywhere: typeof English = {
  count: {
    videos: of('vidéo', 'vidéos'),
    credits: of('crédit', 'crédits'),
    days: of('jour', 'jours'),
    places: of('place', 'places'),
    generations: of('vidéo', 'vidéos'),
  },
  status: {
    queued: 'En attente',
    processing: 'En cours',
    completed: 'Terminée',
    failed: 'Échouée',
    canceled: 'Annulée',
    expired: 'Expirée',
  },
  all: 'Toutes',
  justNow: "à l'instant",
  outlook: {
    next: 'la prochaine',
    place: (place) => `place ${place} dans la file`,
    about: (span) => `environ ${span}`,
    held: {
      paused:
        "Ce serveur a été mis en pause pour le moment. Cette vidéo garde sa place et sera faite à la reprise ; inutile d'attendre ici.",
      no_engine:
        "Rien ne fait de vidéos de ce genre pour l'instant. Celle-ci garde sa place et sera commencée dès que possible ; inutile d'attendre ici.",
    },
  },
  untitled: "Vidéo à partir d'une image",
  fromImageAlone: "à partir d'une image seule",
  sound: 'son',
  seed: (seed) => `graine ${seed}`,
  engine: (engine) => `moteur ${engine}`,
  video: 'Vidéo',
  play: (name) => `Lire : ${name}`,
  progress: 'Progression',
  costNothing: "Elle n'a rien coûté : sa place dans la fenêtre et ses crédits sont revenus.",
  copy: { copy: 'Copier', copied: 'Copié', byKeys: 'Appuyez sur Ctrl+C' },
  more: 'Voir plus',
  cancel: 'Annuler',
  done: 'Terminé',
  goOn: 'Continuer',
  undo: 'Annuler',
  signIn: 'Se connecter',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  atLeast: (letters) => `Au moins ${letters} caractères.`,
  atLeastWords: (letters) => `Au moins ${letters} caractères. Quelques mots à la suite conviennent bien.`,
  confirm: {
    title: "Votre mot de passe, s'il vous plaît",
    why: 'Vous vous êtes connecté il y a plus de 15 minutes.',
  },
  frame: {
    skip: 'Aller au contenu',
    pages: 'Pages',
    overview: 'Aperçu',
    playground: 'Studio',
    videos: 'Vidéos',
    usage: 'Utilisation',
    credits: 'Crédits',
    account: 'Compte',
    docs: 'Docs',
    signOut: 'Se déconnecter',
    noSuchPage: "Cette page n'existe pas.",
    reconnecting: 'Reconnexion… Ce que vous voyez date peut-être un peu.',
  },
  faults: {
    unexpected: 'Le serveur a donné une réponse inattendue.',
    away: 'Le serveur est injoignable. Est-il en marche ?',
    unknown: "Quelque chose s'est mal passé. Rechargez la page.",
    file: "Le fichier n'a pas pu être lu.",
    next: {
      insufficient_credits:
        "Une vidéo plus courte ou plus petite en demande moins ; la page Crédits dit quand d'autres arrivent.",
      busy: "Rien n'a été compté : réessayez dans un instant.",
      engine_unavailable:
        "Rien n'a été compté : réessayez dans quelques minutes, ou choisissez un autre modèle.",
      resource_budget: 'Attendez quelques minutes, puis réessayez.',
      storage_full: "Supprimez des vidéos dont vous n'avez plus besoin, puis réessayez.",
    },
  },
  standing: {
    proveTitle: 'Confirmez votre adresse e-mail',
    approvalTitle: "En attente d'approbation",
    mailed:
      "Nous avons envoyé un lien à {email}. Ouvrez-le dans l'heure, dans ce navigateur ; d'ici là vous pouvez regarder, mais pas faire de vidéos. Rien reçu ? Regardez dans les indésirables.",
    again: "L'envoyer à nouveau",
    sent: 'Envoyé.',
    next: "Les responsables de ce serveur examinent votre compte. Vous n'avez rien à faire : d'ici leur accord vous pouvez regarder, mais faire ni vidéos ni clé. Cette page s'en aperçoit toute seule.",
    afterwards:
      "Ensuite, les responsables de ce serveur examinent votre compte. Vous n'avez rien à faire : d'ici leur accord vous pouvez regarder, mais faire ni vidéos ni clé. Cette page s'en aperçoit toute seule.",
  },
  entry: {
    what: "De courtes vidéos à partir d'une phrase ou d'une photo.",
    titles: {
      '/sign-in': 'Se connecter',
      '/sign-up': 'Créer un compte',
      '/join': 'Vous êtes invité',
      '/verify-email': 'Confirmez votre adresse e-mail',
      '/forgotten-password': 'Mot de passe oublié',
      '/reset-password': 'Choisir un nouveau mot de passe',
    },
    signingIn: 'Connexion…',
    create: 'Créer le compte',
    creating: 'Création…',
    forgotten: 'Mot de passe oublié ?',
    createLink: 'Créer un compte',
    closed:
      'Les comptes sont créés par les responsables de ce serveur. Demandez-leur une invitation : un lien qui marche une fois.',
    haveOne: 'Vous en avez un ? {link}',
    haveAccount: 'Vous avez un compte ? {link}',
    whatComes: 'La suite',
    mailComes: 'Nous vous envoyons un lien qui confirme votre adresse e-mail.',
    mailComesThen: 'Ensuite nous vous envoyons un lien qui confirme votre adresse e-mail.',
    approvalComes:
      "Les responsables de ce serveur examinent votre compte. D'ici là vous pouvez regarder, mais rien faire.",
    toVerify:
      "Connectez-vous au compte auquel ce lien est destiné ; l'adresse est alors confirmée. Si vous n'avez pas créé de compte ici, fermez cette page : sans elle, personne ne peut utiliser votre adresse.",
    back: 'Retour à la connexion',
    onItsWay: "S'il y a un compte à cette adresse, un lien est en route. Il marche pendant une heure.",
    sendLink: "M'envoyer un lien",
    noMail:
      "Ce serveur n'envoie pas d'e-mails. Ses responsables peuvent choisir un nouveau mot de passe en ligne de commande :",
    command: 'Commande',
    readingInvitation: 'Lecture de votre invitation…',
    operatorTerms: 'Créez votre compte : il administrera ce serveur.',
    terms: (plan) => `Créez votre compte : il a la formule ${plan} et se passe de toute approbation.`,
    worksUntil: (date) => `Le lien marche une fois, jusqu'au ${date}.`,
    isSet: 'Votre mot de passe est choisi. Tous les navigateurs ont été déconnectés.',
    set: 'Choisir le mot de passe',
    yourAddress: 'Votre adresse e-mail',
    proved: "C'est confirmé : cette adresse est la vôtre.",
    lookingAtLink: 'Vérification du lien…',
  },
};
