import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Letters, Mailer } from '../../../platform/mail/mailer.js';

/**
 * Tells the owner of an account that its key is another one now. Sends nothing where there is no mail server.
 */
@Injectable()
export class KeyMail implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly mailer: Mailer) {}

  /** Doesn't wait: a slow mail server must not hold up who has just been given a key. */
  send(email: string, madeBy: { name: string; address: string | null }, at: Date): void {
    if (!this.mailer.available) return;
    const sending = this.mailer.send(email, lettersWith(madeBy, at.toISOString()));
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  /** A command ends as soon as it is done; its mail must be on its way by then. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

function lettersWith({ name, address }: { name: string; address: string | null }, at: string): Letters {
  const by = address === null ? name : `${name} (${address})`;
  return {
    en: {
      subject: 'A new API key for Clipwright',
      text: `A new API key was made for your Clipwright account.

When: ${at}
By: ${by}

The key before it, if there was one, no longer works. If that was not you, sign in, change your password and make the key
anew: whoever has it can make videos in your name.
`,
    },
    de: {
      subject: 'Ein neuer API-Schlüssel für Clipwright',
      text: `Für dein Clipwright-Konto wurde ein neuer API-Schlüssel gemacht.

Wann: ${at}
Von: ${by}

Der Schlüssel davor gilt nicht mehr, falls es einen gab. Wenn du das nicht warst, melde dich an, ändere dein Passwort und mach
den Schlüssel neu: Wer ihn hat, kann in deinem Namen Videos machen.
`,
    },
    es: {
      subject: 'Una clave de API nueva para Clipwright',
      text: `Se creó una clave de API nueva para tu cuenta de Clipwright.

Cuándo: ${at}
Por: ${by}

La clave anterior, si la había, ya no sirve. Si no fuiste tú, inicia sesión, cambia tu contraseña y crea la clave de nuevo:
quien la tenga puede hacer vídeos en tu nombre.
`,
    },
    fr: {
      subject: "Une nouvelle clé d'API pour Clipwright",
      text: `Une nouvelle clé d'API a été créée pour votre compte Clipwright.

Quand : ${at}
Par : ${by}

La clé précédente, s'il y en avait une, ne fonctionne plus. Si ce n'était pas vous, connectez-vous, changez votre mot de passe et
recréez la clé : qui la possède peut faire des vidéos en votre nom.
`,
    },
  };
}
