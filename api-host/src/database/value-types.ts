import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

/**
 * How column values become JavaScript, identical for both engines because `pg` parses both: int8
 * (and so `count(*)`) is a number, since nothing here counts beyond 2^53; dates are `Date`.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === types.builtins.INT8 && format !== 'binary') return Number;
    // pg types its parsers as `any`.
    return types.getTypeParser(id, format) as unknown;
  },
};
