import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../platform/http/dashboard-origin.js';
import { type Letters, Mailer } from '../../platform/mail/mailer.js';

/**
 * The mail with the link that resets a password. The token stands behind the #, where no server's log sees
 * it.
 */
@Injectable()
export class ResetMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly dashboard: DashboardOrigin,
  ) {}

  get available(): boolean {
    return this.mailer.available;
  }

  /** Not awaited by the call that asks for it, so that its time tells nothing of the account. */
  send(email: string, token: string): Promise<void> {
    const link = `${this.dashboard.origin}/reset-password#${token}`;
    void this.mailer.send(email, lettersWith(link));
    return Promise.resolve();
  }
}

const lettersWith = (link: string): Letters => ({
  en: {
    subject: 'Set a new password for Clipwright',
    text: `Somebody, most likely you, asked to set a new password for Clipwright.

Set it here within one hour; the link works once:

${link}

If that was not you, there is nothing to do: your password stays as it is.
`,
  },
  de: {
    subject: 'Ein neues Passwort für Clipwright',
    text: `Jemand, wahrscheinlich du, möchte ein neues Passwort für Clipwright setzen.

Setz es hier innerhalb einer Stunde; der Link gilt einmal:

${link}

Wenn du das nicht warst, ist nichts zu tun: Dein Passwort bleibt, wie es ist.
`,
  },
  es: {
    subject: 'Una contraseña nueva para Clipwright',
    text: `Alguien, seguramente tú, pidió poner una contraseña nueva en Clipwright.

Ponla aquí en el plazo de una hora; el enlace sirve una vez:

${link}

Si no fuiste tú, no hay nada que hacer: tu contraseña queda como está.
`,
  },
  fr: {
    subject: 'Un nouveau mot de passe pour Clipwright',
    text: `Quelqu'un, sans doute vous, a demandé un nouveau mot de passe pour Clipwright.

Choisissez-le ici dans l'heure ; le lien ne sert qu'une fois :

${link}

Si ce n'était pas vous, il n'y a rien à faire : votre mot de passe reste le même.
`,
  },
});
