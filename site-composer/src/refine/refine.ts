import { isNestedTooDeeply } from 'site-document/tree';
import { addButton } from './change/add-button';
import { addLine } from './change/add-line';
import { addDate } from './change/add-date';
import { addItem } from './change/add-item';
import { addQuote } from './change/add-quote';
import { insertText } from './change/insert-text';
import { setMoment } from './change/set-moment';
import { addQuestion } from './change/add-question';
import { addSentence } from './change/add-sentence';
import { addSection } from './change/add-section';
import { changeColours } from './change/change-colours';
import { changeFont } from './change/change-font';
import { changeScheme } from './change/change-scheme';
import { changeCorners, changeSpacing } from './change/change-shape';
import { changeSize } from './change/change-size';
import { swapThings } from './change/swap-things';
import { changeTaste, muteColour } from './change/change-taste';
import { changePartSize } from './change/change-part-size';
import { correctWords } from './change/correct-words';
import { addField, removeField } from './change/form-field';
import { replaceItem } from './change/replace-item';
import { retellValue } from './change/retell-value';
import { sayAt } from './change/say-at';
import { changeStyle } from './change/change-style';
import { addFirstPrice, addRegular } from './change/add-told';
import { addPriced } from './change/add-priced';
import { dropDays } from './change/drop-days';
import { keepPhotoPlace } from './change/keep-photo-place';
import { negateFact } from './change/negate-fact';
import { notThat } from './change/not-that';
import { removePrice } from './change/remove-price';
import { refusePictures } from './change/refuse-pictures';
import { raisePrices } from './change/raise-prices';
import { setMonths } from './change/set-months';
import { setQuantity } from './change/set-quantity';
import { liftLine } from './change/lift-line';
import { moveItem } from './change/move-item';
import { duplicateSection, moveSection } from './change/move-section';
import { removeDrawings } from './change/remove-drawings';
import { removeFromRow } from './change/remove-from-row';
import { removeSentence } from './change/remove-sentence';
import { removePart } from './change/remove-part';
import { replaceText } from './change/replace-text';
import { setAddress, setName } from './change/set-address';
import { addPerson } from './change/add-person';
import { addProfile } from './change/add-profile';
import { setContact } from './change/set-contact';
import { setItemPrice } from './change/set-item-price';
import { setHours } from './change/set-hours';
import { setPageTitle } from './change/set-page-title';
import { setLink } from './change/set-link';
import { setPrice } from './change/set-price';
import { setThingText } from './change/set-thing-text';
import { setText } from './change/set-text';
import { shadeColours } from './change/shade-colours';
import { inLanguageOf } from './answers/say';
import { refineByRulesAndOrders } from './orders/choose-result';
import { runFrames } from './frames/run-frames';
import { refineAt } from './element/refine-element';
import { carryOutEach } from './carry-out';
import { refuse } from './outcome';
import type { Changer } from './outcome';
import { asLines } from './read/numbered-list';
import { rewordingRefusal } from './read/learned-request';
import { splitRequests } from './read/split-requests';
import { Site } from './site';
import type { Refinement, RefineOptions, SiteFiles } from './refine-types';

/** A text is worded anew by its owner or by a language model: anything else done instead would be wrong. */
const refuseRewording: Changer = (request) => {
  const why = rewordingRefusal(request);
  return why === null ? null : refuse(why);
};

/** Asked in this order; the first that knows a request carries it out or says why it cannot. */
const changers: readonly Changer[] = [
  refuseRewording,
  refusePictures,
  raisePrices,
  keepPhotoPlace,
  liftLine,
  addFirstPrice,
  addLine,
  retellValue,
  notThat,
  setMonths,
  setQuantity,
  removePrice,
  negateFact,
  dropDays,
  removeField,
  addField,
  replaceItem,
  correctWords,
  sayAt,
  setThingText,
  duplicateSection,
  addQuote,
  addQuestion,
  addDate,
  insertText,
  setItemPrice,
  setMoment,
  // Before the removal: "drop the price to £20" takes nothing away.
  setPrice,
  removeDrawings,
  removeFromRow,
  removeSentence,
  removePart,
  moveItem,
  moveSection,
  swapThings,
  changeScheme,
  changeFont,
  changePartSize,
  changeSize,
  changeCorners,
  changeSpacing,
  changeStyle,
  muteColour,
  changeTaste,
  setContact,
  addProfile,
  setHours,
  setAddress,
  setName,
  setLink,
  shadeColours,
  changeColours,
  setPageTitle,
  setText,
  replaceText,
  addButton,
  addPerson,
  addItem,
  addRegular,
  addSection,
  addPriced,
  addSentence,
];

/**
 * Applies an instruction to a site, by the composer or anyone. Edits by source offsets: everything
 * else stays byte for byte. Each request is carried out completely and verified, or not at all.
 */
export function refine(files: SiteFiles, given: string, options: RefineOptions): Refinement {
  const instruction = asLines(given);
  if (isNestedTooDeeply(files.html))
    return unread(
      files,
      instruction,
      'the elements of this page are nested too deeply to be read.',
    );
  const { element } = options;
  if (element) {
    const requests = splitRequests(instruction, null);
    return requests.length === 0
      ? unread(files, instruction, nothingAsked)
      : finished(carryOutEach(files, requests, [refineAt(element)], options));
  }
  const byRules = (site: SiteFiles, order: string): Told => refineByRules(site, order, options);
  return finished(refineByRulesAndOrders(files, instruction, byRules, options));
}

type Told = Pick<Refinement, 'files' | 'parts'>;

const nothingAsked = 'there is no request in it. Say what should change.';

/** By single wordings: clause by clause, else request by request. */
function refineByRules(files: SiteFiles, instruction: string, options: RefineOptions): Told {
  const framed = runFrames(files, instruction, changers, options);
  if (framed) return framed;
  const requests = splitRequests(instruction, new Site(files));
  return requests.length === 0
    ? unread(files, instruction, nothingAsked)
    : carryOutEach(files, requests, changers, options);
}

/** Answers are in the language of the page. */
function finished({ files, parts }: Pick<Refinement, 'files' | 'parts'>): Refinement {
  const site = new Site(files);
  const assets = [...new Set(files.css.match(/assets\/fonts\/[\w.-]+/g))];
  return {
    files,
    parts: parts.map((part) => ({ ...part, sentence: inLanguageOf(site, part.sentence) })),
    assets,
  };
}

function unread(files: SiteFiles, instruction: string, why: string): Refinement {
  const asked = instruction.slice(0, 200);
  return {
    files,
    parts: [{ asked, outcome: 'not_done', sentence: `Not done: ${why}` }],
    assets: [],
  };
}
