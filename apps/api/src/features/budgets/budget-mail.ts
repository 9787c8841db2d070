import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Letters, Mailer } from '../../platform/mail/mailer.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { type Budget, type BudgetUnit, countText, type KeyUse } from './budget.js';

/** Tells an account that most of a ceiling is used. */
@Injectable()
export class BudgetMail implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly accounts: AccountRepository,
  ) {}

  /** Without a mail server nobody is told, and nothing is noted as told. */
  get available(): boolean {
    return this.mailer.available;
  }

  /** Doesn't wait: a slow mail server must not hold up whoever makes a video. */
  send(accountId: string, budgets: readonly Budget[], use: KeyUse): void {
    const sending = this.deliver(accountId, budgets, use).catch(() => undefined);
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  /** A process that stops has handed over what it has begun. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async deliver(accountId: string, budgets: readonly Budget[], use: KeyUse): Promise<void> {
    const account = await this.accounts.byId(accountId);
    if (account === null) return;
    for (const budget of budgets) await this.mailer.send(account.email, lettersWith(budget, use));
  }
}

type Units = Readonly<Record<BudgetUnit, readonly [one: string, many: string]>>;

const GERMAN: Units = {
  videos: ['Video', 'Videos'],
  seconds: ['Sekunde', 'Sekunden'],
  credits: ['Credit', 'Credits'],
};
const SPANISH: Units = {
  videos: ['vídeo', 'vídeos'],
  seconds: ['segundo', 'segundos'],
  credits: ['crédito', 'créditos'],
};
const FRENCH: Units = {
  videos: ['vidéo', 'vidéos'],
  seconds: ['seconde', 'secondes'],
  credits: ['crédit', 'crédits'],
};

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const lettersWith = ({ unit, ceiling, own }: Budget, use: KeyUse): Letters => ({
  en: {
    subject: 'Most of your Clipwright budget for this month is used',
    text: `The key of your Clipwright account has used ${use[unit]} of the ${countText(ceiling, unit)} that are set as
its ceiling for this month (UTC). Past it, its calls are refused with budget_exceeded until the next month begins.

${own === ceiling ? 'The ceiling can be changed in the dashboard, on the page Credits.' : "The ceiling is the operator's: ask whoever runs this server to change it."}
`,
  },
  de: {
    subject: 'Der größte Teil deines Clipwright-Budgets für diesen Monat ist verbraucht',
    text: `Der Schlüssel deines Clipwright-Kontos hat ${use[unit]} von ${counted(ceiling, GERMAN[unit])} verbraucht, der Obergrenze für diesen
Monat (UTC). Danach werden seine Aufrufe mit budget_exceeded abgelehnt, bis der nächste Monat beginnt.

${own === ceiling ? 'Die Obergrenze lässt sich im Dashboard auf der Seite „Credits“ ändern.' : 'Die Obergrenze hat der Betreiber gesetzt: Bitte ihn, sie zu ändern.'}
`,
  },
  es: {
    subject: 'Has usado la mayor parte de tu presupuesto de Clipwright de este mes',
    text: `La clave de tu cuenta de Clipwright ha usado ${use[unit]} de ${counted(ceiling, SPANISH[unit])}, su límite de este mes (UTC). Pasado
ese límite, sus llamadas se rechazan con budget_exceeded hasta que empiece el mes siguiente.

${own === ceiling ? 'El límite se cambia en el panel, en la página de créditos.' : 'El límite lo puso quien administra este servidor: pídele que lo cambie.'}
`,
  },
  fr: {
    subject: 'La plus grande partie de votre budget Clipwright du mois est utilisée',
    text: `La clé de votre compte Clipwright a utilisé ${use[unit]} sur ${counted(ceiling, FRENCH[unit])}, son plafond pour ce mois (UTC). Au-delà,
ses appels sont refusés avec budget_exceeded jusqu'au début du mois suivant.

${own === ceiling ? 'Le plafond se change dans le tableau de bord, sur la page Crédits.' : "Le plafond est celui de l'exploitant : demandez-lui de le changer."}
`,
  },
});
