import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { PostgresThrottlerStorage } from '../../platform/limits/throttler-storage.js';
import { type Letters, Mailer } from '../../platform/mail/mailer.js';
import { OneTimeLinks } from './one-time-links.js';

const HOUR_MS = 3_600_000;

/** Asks for the proof of an e-mail address: a mailed link, that its owner follows while signed in. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly config: SignInConfig,
    private readonly mailer: Mailer,
    private readonly links: OneTimeLinks,
    private readonly storage: PostgresThrottlerStorage,
  ) {}

  /** Where no mail is sent, no address can be proved. */
  get isAsked(): boolean {
    return this.mailer.available;
  }

  /**
   * Sends a link; the seconds to wait instead, where this account asked too often. Doesn't wait for the mail
   * server.
   */
  async ask({ id, email }: { id: string; email: string }): Promise<number | null> {
    const { isBlocked, timeToExpire } = await this.storage.increment(
      `prove:${id}`,
      HOUR_MS,
      this.config.verificationMailsPerHour,
    );
    if (isBlocked) return timeToExpire;
    const { link } = await this.links.prove(id);
    void this.mailer.send(email, lettersWith(link));
    return null;
  }
}

const lettersWith = (link: string): Letters => ({
  en: {
    subject: 'Is this your e-mail address?',
    text: `Somebody, most likely you, made an account for Clipwright with this e-mail address.

If it was you, open this link within one hour, in a browser in which you are signed in. It works once:

${link}

If it was not you, do nothing: without this link the account can make no videos. Nobody can open it for you, so don't send it on.
`,
  },
  de: {
    subject: 'Ist das deine E-Mail-Adresse?',
    text: `Jemand, wahrscheinlich du, hat mit dieser E-Mail-Adresse ein Konto für Clipwright angelegt.

Wenn du es warst, öffne diesen Link innerhalb einer Stunde in einem Browser, in dem du angemeldet bist. Er gilt einmal:

${link}

Wenn du es nicht warst, tu nichts: Ohne diesen Link kann das Konto keine Videos machen. Niemand kann ihn für dich öffnen, gib ihn also nicht weiter.
`,
  },
  es: {
    subject: '¿Es esta tu dirección de correo?',
    text: `Alguien, seguramente tú, creó una cuenta de Clipwright con esta dirección de correo.

Si fuiste tú, abre este enlace en el plazo de una hora, en un navegador en el que hayas iniciado sesión. Sirve una vez:

${link}

Si no fuiste tú, no hagas nada: sin este enlace la cuenta no puede hacer vídeos. Nadie puede abrirlo por ti, así que no lo reenvíes.
`,
  },
  fr: {
    subject: 'Est-ce bien votre adresse e-mail ?',
    text: `Quelqu'un, sans doute vous, a créé un compte Clipwright avec cette adresse e-mail.

Si c'était vous, ouvrez ce lien dans l'heure, dans un navigateur où vous êtes connecté. Il ne sert qu'une fois :

${link}

Si ce n'était pas vous, ne faites rien : sans ce lien, le compte ne peut faire aucune vidéo. Personne ne peut l'ouvrir pour vous, ne le transmettez donc pas.
`,
  },
});
