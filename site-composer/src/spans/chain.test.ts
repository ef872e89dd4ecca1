import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { likeliestStates } from './chain';
import { marginalsOf } from './marginals';

const states = 3;
const value = fc.integer({ min: -30, max: 30 }).map((tenths) => tenths / 10);
const chains = fc.record({
  values: fc.array(fc.array(value, { minLength: states, maxLength: states }), {
    minLength: 1,
    maxLength: 4,
  }),
  transitions: fc.array(value, {
    minLength: (states + 1) * states,
    maxLength: (states + 1) * states,
  }),
});

/** Every way through a chain with its score. */
function pathsOf(
  values: readonly number[][],
  transitions: readonly number[],
): [number[], number][] {
  let paths: [number[], number][] = [[[], 0]];
  for (const row of values)
    paths = paths.flatMap(([path, score]) =>
      row.map((own, state): [number[], number] => {
        const before = path.at(-1) ?? states;
        return [[...path, state], score + own + (transitions[before * states + state] ?? 0)];
      }),
    );
  return paths;
}

const emissionsOf = (values: readonly number[][]) => ({
  length: values.length,
  states,
  values: Float32Array.from(values.flat()),
});

test('The likeliest way is the one with the highest score of all ways', () => {
  fc.assert(
    fc.property(chains, ({ values, transitions }) => {
      const paths = pathsOf(values, transitions);
      const best = Math.max(...paths.map(([, score]) => score));
      const found = [...likeliestStates(emissionsOf(values), Float32Array.from(transitions))];
      const own = paths.find(([path]) => path.join() === found.join())?.[1] ?? -Infinity;
      assert.ok(Math.abs(own - best) < 1e-3, `${own} is not ${best}`);
    }),
  );
});

test('The share of a state is that of all ways that pass through it', () => {
  fc.assert(
    fc.property(chains, ({ values, transitions }) => {
      const paths = pathsOf(values, transitions);
      const sum = paths.reduce((all, [, score]) => all + Math.exp(score), 0);
      const shares = marginalsOf(emissionsOf(values), Float32Array.from(transitions));
      for (const [at] of values.entries())
        for (let state = 0; state < states; state += 1) {
          const through = paths.filter(([path]) => path[at] === state);
          const due = through.reduce((all, [, score]) => all + Math.exp(score), 0) / sum;
          assert.ok(Math.abs((shares[at * states + state] ?? 0) - due) < 1e-3);
        }
    }),
  );
});
