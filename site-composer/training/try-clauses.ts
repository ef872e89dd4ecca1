import { clausesOf, learnClauses } from './learn-clauses';
import { readCorpus } from './read-corpus';
import { addRows } from './train-chain';

const all = readCorpus();
const { chain, numbers } = learnClauses(all.filter((_, index) => index % 10 !== 7));
let [right, count] = [0, 0];
for (const clause of all.filter((_, index) => index % 10 === 7).flatMap(clausesOf)) {
  const values = new Float32Array(2);
  addRows(values, 0, Int32Array.from([...clause.features].flatMap((hash) => numbers.get(hash) ?? [])), chain.weights, 2, 1);
  chain.dense.forward(clause.meaning, 1, values, 0);
  const found = (values[1] ?? 0) + (chain.transitions[5] ?? 0) > (values[0] ?? 0) + (chain.transitions[4] ?? 0) ? 1 : 0;
  count += 1;
  if (found === clause.told) right += 1;
  else if (process.argv[2] !== undefined) console.log(clause.told ? 'told' : 'wish', clause.text);
}
console.log(`${right} of ${count}: ${((100 * right) / count).toFixed(1)} %`);
