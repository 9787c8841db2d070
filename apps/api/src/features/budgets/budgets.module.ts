import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BudgetMail } from './budget-mail.js';
import { KeyBudgetRepository } from './key-budget.repository.js';
import { KeyBudgets } from './key-budgets.js';
import { SetBudget } from './set-budget/set-budget.service.js';

@Module({
  imports: [AccountsModule, AuditModule],
  providers: [KeyBudgetRepository, KeyBudgets, BudgetMail, SetBudget],
  exports: [KeyBudgets, SetBudget],
})
export class BudgetsModule {}
