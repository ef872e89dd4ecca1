/** `npm run backup`: copies database, files and, when told to, keys, while the product runs. */
import { answerOperator } from './backup/answer-operator';
import { runBackup } from './backup/run-backup';

await answerOperator(runBackup);
