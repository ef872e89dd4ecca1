import { parseEnv } from '../env';
import type { Quotas } from '../quotas/quotas';

/** What an operator has who sets nothing. */
export const testQuotas: Quotas = parseEnv({}).quotas;
