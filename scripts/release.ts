/** `npm run release -- <command>`: ships one remote at a time, against a running host. */
import { answerTerminal } from './release/answer-terminal';
import { runRelease } from './release/run-release';

await answerTerminal(runRelease);
