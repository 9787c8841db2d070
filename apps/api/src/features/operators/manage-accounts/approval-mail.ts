import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { type Letters, Mailer } from '../../../platform/mail/mailer.js';

/** Tells people whether they were approved. Sends nothing where there is no mail server. */
@Injectable()
export class ApprovalMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly dashboard: DashboardOrigin,
  ) {}

  /** Doesn't wait: a slow mail server must not hold up the operator. */
  send(email: string, approval: 'approved' | 'refused'): void {
    if (!this.mailer.available) return;
    const { origin } = this.dashboard;
    void this.mailer.send(email, approval === 'approved' ? openLetters(origin) : REFUSED);
  }
}

const openLetters = (origin: string): Letters => ({
  en: {
    subject: 'Your Clipwright account is open',
    text: `The people who run this server approved your account. Make a first video here:

${origin}/playground
`,
  },
  de: {
    subject: 'Dein Clipwright-Konto ist offen',
    text: `Die Leute, die diesen Server betreiben, haben dein Konto freigegeben. Mach hier ein erstes Video:

${origin}/playground
`,
  },
  es: {
    subject: 'Tu cuenta de Clipwright está abierta',
    text: `Quienes administran este servidor han aprobado tu cuenta. Haz aquí un primer vídeo:

${origin}/playground
`,
  },
  fr: {
    subject: 'Votre compte Clipwright est ouvert',
    text: `Les personnes qui exploitent ce serveur ont approuvé votre compte. Faites une première vidéo ici :

${origin}/playground
`,
  },
});

const REFUSED: Letters = {
  en: {
    subject: 'Your Clipwright account was not approved',
    text: `The people who run this server did not approve the account that was made with this e-mail address. It can no longer sign in.

If you think that this is a mistake, ask them.
`,
  },
  de: {
    subject: 'Dein Clipwright-Konto wurde nicht freigegeben',
    text: `Die Leute, die diesen Server betreiben, haben das Konto mit dieser E-Mail-Adresse nicht freigegeben. Es kann sich nicht mehr anmelden.

Wenn du das für ein Versehen hältst, frag sie.
`,
  },
  es: {
    subject: 'Tu cuenta de Clipwright no fue aprobada',
    text: `Quienes administran este servidor no aprobaron la cuenta que se creó con esta dirección de correo. Ya no puede iniciar sesión.

Si crees que es un error, pregúntales.
`,
  },
  fr: {
    subject: "Votre compte Clipwright n'a pas été approuvé",
    text: `Les personnes qui exploitent ce serveur n'ont pas approuvé le compte créé avec cette adresse e-mail. Il ne peut plus se connecter.

Si vous pensez que c'est une erreur, demandez-leur.
`,
  },
};
