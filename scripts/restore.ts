/** `npm run restore -- <backup> --to <folder>`: makes a data folder from a backup. */
import { answerOperator } from './backup/answer-operator';
import { runRestore } from './backup/run-restore';

await answerOperator(runRestore);
