/** `npm run sites -- <command>`: takes published websites down on a running host, and lets them back. */
import { answerTerminal } from './release/answer-terminal';
import { runSites } from './sites/run-sites';

await answerTerminal(runSites);
