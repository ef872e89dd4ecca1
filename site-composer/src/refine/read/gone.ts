const offered = 'available|offered|happening|on|sold|served';
const doing = 'doing|selling|offering|making|serving';
const done = 'do|sell|offer|have|make|serve|run|stock|teach';

/** Said behind a thing: "the tour has been cancelled", "scones are off the menu", "the fair won't be on". */
const endedBehind = [
  '(?:has|have) (?:now )?been (?:cancelled|canceled|discontinued|dropped|called off|stopped)',
  String.raw`(?:is|are) (?:now )?(?:going|leaving|finished|over|gone|sold out|off)(?: the (?:menu|list))?(?: for (?:now|the \p{L}+))?`,
  '(?:is|are) (?:now )?(?:cancelled|canceled|discontinued|called off|no longer (?:available|offered|happening|on|sold))',
  `(?:is|are)n'?t (?:${offered})(?: any ?more| any longer)?`,
  `(?:is|are) not (?:${offered}) (?:any ?more|any longer)`,
  "won'?t (?:be happening|happen|take place|be on)",
].join('|');

/** Said before a thing: "we no longer do …", "we ran out of …", "we've stopped making …". */
const endedBefore = [
  `no longer (?:${done})`,
  String.raw`(?:don'?t|do not) (?<verb>${done}|\p{L}+)`,
  '(?:ran|run) out of',
  `stopped (?:${doing})?`,
  'decided against',
  `(?:are|were) (?:out of|no longer (?:${doing}))`,
].join('|');

/** Ways to say that something is not to be had any more: what it was, or what is no longer done with which thing. */
export const gone = new RegExp(
  [
    `^(?:sorry,? )?(?:(?:the |our |my )?(?<was>.{2,60}?) (?:${endedBehind})`,
    `|(?:we|i)(?:'ve| have)? (?:${endedBefore}) ?(?:an? |the |our |any )?(?<thing>.{2,60}?)(?: any ?more| any longer)?)`,
    '(?:(?:,| and| so) (?<tail>.*))?$',
  ].join(''),
  'iu',
);
