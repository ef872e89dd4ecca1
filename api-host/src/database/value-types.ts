import pg from 'pg';

/**
 * How column values become JavaScript, the same on both engines because both are read by `pg`:
 * int8 (and so `count(*)`) is a number, since nothing here counts beyond 2^53; dates stay `Date`.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === pg.types.builtins.INT8 && format !== 'binary') return Number;
    return pg.types.getTypeParser(id, format);
  },
};
