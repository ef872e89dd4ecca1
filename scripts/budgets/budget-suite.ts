import type { SuiteResult } from '../test/suite-result';
import { budgetedTargets } from './budgeted-targets';
import { checkBudgets } from './check-budgets';
import type { BudgetCheck } from './check-budgets';

/** Each first load counts as a test; what is over its budget is told with the modules that grew. */
export function suiteOfBudgets(
  { kept, problems }: BudgetCheck,
  tell: (text: string) => void,
): SuiteResult {
  for (const problem of problems) tell(`\n✗ ${problem}`);
  return { suite: 'Budgets', passed: kept, failed: problems.length, skipped: 0 };
}

/** Holds the builds that are there against the budgets of the repository, for `npm test`. */
export const runBudgetSuite = (): SuiteResult =>
  suiteOfBudgets(checkBudgets(budgetedTargets()), console.error);
