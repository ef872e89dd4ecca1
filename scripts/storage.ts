/** `npm run storage -- <command>`: looks after the files of a running host. */
import { answerTerminal } from './release/answer-terminal';
import { runStorage } from './storage/run-storage';

await answerTerminal(runStorage);
