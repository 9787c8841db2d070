export { type Account, type AccountChange, AccountRepository } from './account.repository.js';
export { AccountsModule } from './accounts.module.js';
export { ChangeAccount } from './change-account/change-account.service.js';
export { CreateAccount, type CreatedAccount } from './create-account/create-account.service.js';
export { normaliseEmail } from './email-address.js';
