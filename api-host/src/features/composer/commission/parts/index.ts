import type { Section } from '../../sections/section';
import { accountPart } from './account';
import { boardPart } from './board';
import { bookingPart, bookingsPart } from './booking';
import { chatPart } from './chat';
import { dataPart } from './data';
import { surveyPart } from './survey';
import { directoryPart, goodsPart } from './goods';
import { documentsPart } from './documents';
import { playerPart } from './player';
import { postsPart } from './posts';
import { recordsPart } from './records';
import { requestsPart } from './requests';
import { cartPart, ordersPart } from './shop';
import { submitPart } from './submit';

/** Everything a commission is made of. A new part: one file beside these and a row in `reading/part-table.ts`. */
export const partSections: readonly Section[] = [
  goodsPart,
  directoryPart,
  cartPart,
  ordersPart,
  bookingPart,
  bookingsPart,
  submitPart,
  requestsPart,
  postsPart,
  boardPart,
  recordsPart,
  accountPart,
  chatPart,
  dataPart,
  surveyPart,
  documentsPart,
  playerPart,
];
