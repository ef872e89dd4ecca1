import { parseEnv } from '../env';
import type { Quotas } from '../quotas/quotas';

/** The default quotas. */
export const testQuotas: Quotas = parseEnv({}).quotas;
