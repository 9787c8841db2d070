import { counter } from '../counter.js';
import type { everywhere as English } from '../en/everywhere.js';

const of = counter('de');

/** Was auf mehr als einer Seite steht. */
export const everywhere: typeof English = {
  count: {
    videos: of('Video', 'Videos'),
    credits: of('Credit', 'Credits'),
    days: of('Tag', 'Tage'),
    places: of('Platz', 'Plätze'),
    generations: of('Video', 'Videos'),
  },
  status: {
    queued: 'Wartet',
    processing: 'In Arbeit',
    completed: 'Fertig',
    failed: 'Fehlgeschlagen',
    canceled: 'Abgebrochen',
    expired: 'Abgelaufen',
  },
  all: 'Alle',
  justNow: 'gerade eben',
  outlook: {
    next: 'als Nächstes dran',
    place: (place) => `Platz ${place} in der Schlange`,
    about: (span) => `etwa ${span}`,
    held: {
      paused:
        'Wer diesen Server betreibt, hat ihn gerade angehalten. Dieses Video behält seinen Platz und wird gemacht, sobald es weitergeht; du musst nicht hier warten.',
      no_engine:
        'Gerade macht nichts solche Videos. Dieses behält seinen Platz und wird begonnen, sobald es wieder geht; du musst nicht hier warten.',
    },
  },
  untitled: 'Video aus einem Bild',
  fromImageAlone: 'nur aus einem Bild',
  sound: 'Ton',
  seed: (seed) => `Seed ${seed}`,
  engine: (engine) => `Engine ${engine}`,
  video: 'Video',
  play: (name) => `Abspielen: ${name}`,
  progress: 'Fortschritt',
  costNothing: 'Es hat nichts gekostet: Der Platz im Zeitfenster und die Credits sind zurück.',
  copy: { copy: 'Kopieren', copied: 'Kopiert', byKeys: 'Drück Strg+C' },
  more: 'Mehr zeigen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  goOn: 'Weiter',
  undo: 'Rückgängig',
  signIn: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  atLeast: (letters) => `Mindestens ${letters} Zeichen.`,
  atLeastWords: (letters) => `Mindestens ${letters} Zeichen. Ein paar Wörter hintereinander sind gut.`,
  confirm: {
    title: 'Dein Passwort, bitte',
    why: 'Deine Anmeldung ist mehr als 15 Minuten her.',
  },
  frame: {
    skip: 'Zum Inhalt',
    pages: 'Seiten',
    overview: 'Übersicht',
    playground: 'Studio',
    videos: 'Videos',
    usage: 'Verbrauch',
    credits: 'Credits',
    account: 'Konto',
    docs: 'Doku',
    signOut: 'Abmelden',
    noSuchPage: 'Diese Seite gibt es nicht.',
    reconnecting: 'Verbindung wird wiederhergestellt … Was du siehst, kann etwas veraltet sein.',
  },
  faults: {
    unexpected: 'Der Server hat unerwartet geantwortet.',
    away: 'Der Server ist nicht erreichbar. Läuft er?',
    unknown: 'Etwas ist schiefgegangen. Lade die Seite neu.',
    file: 'Die Datei ließ sich nicht lesen.',
    next: {
      insufficient_credits:
        'Ein kürzeres oder kleineres Video braucht weniger; unter Credits steht, wann neue kommen.',
      busy: 'Es wurde nichts gezählt: Versuch es gleich noch einmal.',
      engine_unavailable:
        'Es wurde nichts gezählt: Versuch es in ein paar Minuten wieder, oder nimm ein anderes Modell.',
      resource_budget: 'Warte ein paar Minuten und versuch es dann wieder.',
      storage_full: 'Lösch Videos, die du nicht mehr brauchst, und versuch es dann wieder.',
    },
  },
  standing: {
    proveTitle: 'Bestätige deine E-Mail-Adresse',
    approvalTitle: 'Warten auf Freigabe',
    mailed:
      'Wir haben einen Link an {email} geschickt. Öffne ihn innerhalb einer Stunde in diesem Browser; bis dahin kannst du dich umsehen, aber keine Videos machen. Nichts angekommen? Sieh im Spam-Ordner nach.',
    again: 'Noch einmal senden',
    sent: 'Gesendet.',
    next: 'Wer diesen Server betreibt, sieht sich dein Konto an. Du musst nichts tun: Bis zur Freigabe kannst du dich umsehen, aber keine Videos und keinen Schlüssel machen. Diese Seite merkt es von selbst.',
    afterwards:
      'Danach sieht sich dein Konto an, wer diesen Server betreibt. Du musst nichts tun: Bis zur Freigabe kannst du dich umsehen, aber keine Videos und keinen Schlüssel machen. Diese Seite merkt es von selbst.',
  },
  entry: {
    what: 'Kurze Videos aus einem Satz oder einem Foto.',
    titles: {
      '/sign-in': 'Anmelden',
      '/sign-up': 'Konto anlegen',
      '/join': 'Du bist eingeladen',
      '/verify-email': 'Bestätige deine E-Mail-Adresse',
      '/forgotten-password': 'Passwort vergessen',
      '/reset-password': 'Neues Passwort setzen',
    },
    signingIn: 'Anmeldung läuft …',
    create: 'Konto anlegen',
    creating: 'Wird angelegt …',
    forgotten: 'Passwort vergessen?',
    createLink: 'Konto anlegen',
    closed:
      'Konten legt an, wer diesen Server betreibt. Bitte dort um eine Einladung: einen Link, der einmal gilt.',
    haveOne: 'Du hast schon eines? {link}',
    haveAccount: 'Du hast schon ein Konto? {link}',
    whatComes: 'Wie es weitergeht',
    mailComes: 'Wir schicken dir einen Link, der deine E-Mail-Adresse bestätigt.',
    mailComesThen: 'Danach schicken wir dir einen Link, der deine E-Mail-Adresse bestätigt.',
    approvalComes:
      'Wer diesen Server betreibt, sieht sich dein Konto an. Bis dahin kannst du dich umsehen, aber nichts machen.',
    toVerify:
      'Melde dich bei dem Konto an, für das dieser Link ist; dann ist die Adresse bestätigt. Hast du hier kein Konto angelegt, schließ diese Seite: Ohne sie kann niemand deine Adresse benutzen.',
    back: 'Zurück zur Anmeldung',
    onItsWay: 'Gibt es ein Konto mit dieser Adresse, ist ein Link dorthin unterwegs. Er gilt eine Stunde.',
    sendLink: 'Link senden',
    noMail:
      'Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann auf der Kommandozeile ein neues Passwort setzen:',
    command: 'Befehl',
    readingInvitation: 'Einladung wird gelesen …',
    operatorTerms: 'Leg dein Konto an: Es wird diesen Server verwalten.',
    terms: (plan) => `Leg dein Konto an: Es hat den Tarif ${plan} und braucht keine Freigabe.`,
    worksUntil: (date) => `Der Link gilt einmal, bis ${date}.`,
    isSet: 'Dein Passwort ist gesetzt. Alle Browser wurden abgemeldet.',
    set: 'Passwort setzen',
    yourAddress: 'Deine E-Mail-Adresse',
    proved: 'Bestätigt: Diese Adresse gehört dir.',
    lookingAtLink: 'Der Link wird geprüft …',
  },
};
