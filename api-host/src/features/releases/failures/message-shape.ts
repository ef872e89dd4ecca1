/** Words of messages that browsers, React and bundlers write; whatever else stands in one may be a member's. */
const vocabulary = new Set(
  `a abort aborted access after already an and api argument arguments array as assignment async at attempt attempting
  await bad be before bigint boolean bound browser but call called callback cannot cancelled chunk circular class
  closed code component connection const constant constructor convert converting cors could css currently data date
  deleted defined depth derived descriptor did disconnected document does dom duplicate during effect element empty end
  error exceeded exception execute expected export extensible failed fetch fields file finite for format found from
  frozen full function get getter global has have hook hooks host identifier illegal import in index infinite
  initialization input instance instanceof int integer internal into invalid invocation invoked is it iterable iterator
  its json key keys large length limit line load loading long loop lost many maximum mark message method missing minified
  module more must name negative network networkerror new no node non not nothing null number object objects of on once
  only operand operation operator optional options or out outside own parameter parse parsing permission position
  primitive private promise properties property prototype provided proxy quota range react read reading readonly received
  recursion redeclaration reference rejected render rendered rendering request requested required response return
  returned schema script security set setter setting size stack state storage strict string super support supported
  suspended symbol syntax than that the then this through throw time timeout timed to token too transaction type
  unable undefined unexpected unhandled unknown unterminated unsupported update updated use used valid value values
  variable version was weakmap weakset when whitespace while with within without`
    .split(/\s+/)
    .filter(Boolean),
);

/** Members every browser’s language has: what was read from nothing is often one of them. */
const builtIns = new Set(
  [Array, String, Promise, Map, Number, Date, Function, RegExp].flatMap((owner) =>
    Object.getOwnPropertyNames(owner.prototype),
  ),
);

/** Longer messages are cut before anything is made of them. */
const longest = 200;

/** React’s own numbers are looked up on its site. */
const reactError = /^Minified React error #\d{1,3}/;

/**
 * The shape of an error's message: what a browser, React or a bundler writes, with everything else left out. Two
 * messages that differ in a name or number have one shape, and nothing of a member can be in it.
 */
export function shapeOf(message: string): string {
  const known = reactError.exec(message);
  if (known) return known[0];
  const parts = message.slice(0, longest).match(/[\p{L}\p{M}\p{N}_$]+|[^\p{L}\p{M}\p{N}_$]+/gu);
  return (parts ?? [])
    .map(shapeOfPart)
    .join('')
    .replaceAll(/…[…\s.,:;()#-]*…/g, '…')
    .trim();
}

function shapeOfPart(part: string): string {
  if (/^\d+$/.test(part)) return '#';
  if (/^[\p{L}\p{M}\p{N}_$]/u.test(part)) {
    return vocabulary.has(part.toLowerCase()) || builtIns.has(part) ? part : '…';
  }
  return part.replaceAll(/[^\s.,:;()#…-]/g, '').replaceAll(/\s+/g, ' ');
}
