import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { KyselyDatabase } from '../../platform/database/kysely-database.js';
import { persistThroughOutage } from '../../platform/database/persist-through-outage.js';
import { DashboardOrigin } from '../../platform/http/dashboard-origin.js';
import { SameOriginGuard } from '../../platform/http/same-origin.guard.js';
import { AccessRowsModule } from '../access/access-rows.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AccountSessions } from './account-sessions.js';
import { AddressProof } from './address-proof.js';
import { Auth } from './auth.js';
import { createAuthLibrary } from './auth-library.js';
import { LibraryAuth } from './library-auth.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { ChangePassword } from './change-password/change-password.service.js';
import { EnterController } from './enter/enter.controller.js';
import { Enter } from './enter/enter.service.js';
import { FamiliarBrowsers } from './familiar-browsers.js';
import { GoodStandingGuard } from './good-standing.guard.js';
import { Invitations } from './invitations.js';
import { LeaveController } from './leave/leave.controller.js';
import { Leave } from './leave/leave.service.js';
import { ListSessionsController } from './list-sessions/list-sessions.controller.js';
import { ListSessions } from './list-sessions/list-sessions.service.js';
import { ResetLinks } from './make-reset-link.door.js';
import { MakeResetLink } from './make-reset-link/make-reset-link.service.js';
import { NewPeople } from './new-people.js';
import { OneTimeLinkRepository } from './one-time-link.repository.js';
import { OneTimeLinks } from './one-time-links.js';
import { OperatorGuard } from './operator.guard.js';
import { ProveAddressController } from './prove-address/prove-address.controller.js';
import { ProveAddress } from './prove-address/prove-address.service.js';
import { ReadInvitationController } from './read-invitation/read-invitation.controller.js';
import { ResetMail } from './reset-mail.js';
import { ResetPasswordController } from './reset-password/reset-password.controller.js';
import { ResetPassword } from './reset-password/reset-password.service.js';
import { ServerSecretRepository } from './server-secret.repository.js';
import { SessionGuard } from './session.guard.js';
import { SessionRepository } from './session.repository.js';
import { Sessions } from './sessions.js';
import { SignInLimit } from './sign-in-limit.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUp } from './sign-up/sign-up.service.js';
import { TakeOver } from './take-over/take-over.service.js';

const SECRET_BYTES = 32;

/** A start on a busy machine may find a database that takes seconds to let it in. */
const START_PATIENCE_MS = 30_000;

const sessionSecret = async (config: SignInConfig, secrets: ServerSecretRepository): Promise<string> =>
  config.sessionSecret ??
  (await persistThroughOutage(
    () => secrets.keep('session', randomBytes(SECRET_BYTES).toString('base64url')),
    START_PATIENCE_MS,
  ));

async function createAuth(
  { kysely }: KyselyDatabase,
  config: SignInConfig,
  secrets: ServerSecretRepository,
  { secure }: DashboardOrigin,
  mail: ResetMail,
): Promise<Auth> {
  const secret = await sessionSecret(config, secrets);
  const sendReset = (email: string, token: string): Promise<void> => mail.send(email, token);
  return new LibraryAuth(createAuthLibrary({ database: kysely, secret, secure, sendReset }));
}

const AUTH = {
  provide: Auth,
  inject: [KyselyDatabase, SignInConfig, ServerSecretRepository, DashboardOrigin, ResetMail],
  useFactory: createAuth,
};

const FAMILIAR = {
  provide: FamiliarBrowsers,
  inject: [SignInConfig, ServerSecretRepository, DashboardOrigin],
  useFactory: async (config: SignInConfig, secrets: ServerSecretRepository, dashboard: DashboardOrigin) =>
    new FamiliarBrowsers(await sessionSecret(config, secrets), () => dashboard.secure),
};

const RESET_LINKS = { provide: ResetLinks, useClass: MakeResetLink };

const SESSIONS = { provide: Sessions, useClass: AccountSessions };

const SHARED = [
  ServerSecretRepository,
  SessionRepository,
  ResetMail,
  AUTH,
  FAMILIAR,
  SignInLimit,
  SESSIONS,
  RESET_LINKS,
];
const GUARDS = [SameOriginGuard, SessionGuard, OperatorGuard, GoodStandingGuard];
const NEWCOMERS = [OneTimeLinkRepository, OneTimeLinks, Invitations, AddressProof, NewPeople];
const USE_CASES = [SignUp, ProveAddress, Enter, Leave, ChangePassword, ResetPassword, ListSessions, TakeOver];
const CONTROLLERS = [
  SignUpController,
  ReadInvitationController,
  ProveAddressController,
  EnterController,
  LeaveController,
  ChangePasswordController,
  ResetPasswordController,
  ListSessionsController,
];

@Module({
  imports: [AccountsModule, AccessRowsModule, AuditModule],
  controllers: CONTROLLERS,
  providers: [...SHARED, ...GUARDS, ...NEWCOMERS, ...USE_CASES],
  exports: [
    SessionRepository,
    Sessions,
    ...GUARDS,
    OneTimeLinks,
    OneTimeLinkRepository,
    ResetLinks,
    ResetPassword,
    TakeOver,
    AccountsModule,
    AuditModule,
  ],
})
export class SignInModule {}
