import { beginsRequest } from './request';

const reason =
  /(?:,|\s[-–—]|\s\(|;)?\s+(?:because|since (?:we|it|they|i|he|she|the)|as (?:we|it|they|i|many|most|some|a lot)|so that (?:people|visitors|everyone|they|we)|cause|cos|coz|bc)\b[^‹]*$/iu;
const aside =
  /(?:,|\s[-–—]|;)\s+(?:we|we've|we're|i|i'm|i've|it|its|it's|it'll|they|they're|he|she|ppl|folk|folks|nobody|no one|noone|everyone|everybody|many|most|some|a lot|people|customers|visitors|this|that's|there|our|my|not (?:really|sure|my)|viele|weil|da|denn|wir|sie|er|das|car|parce que|on|nous|elle|il ne|ya no|no (?:lo|la|hay)|porque|perché|non|omdat|want|we|wij|não|já)(?=\s)(?<tail>[^‹,;]*(?:,[^‹,;]*)?)$/iu;

/** "…, the old boere can't see so well hey": how it is with somebody. */
const ofOthers =
  /(?:,|\s[-–—]|;)\s+(?:the|some|all the|our|my)(?:\s[\p{L}'’-]+){1,4}?\s(?:can['’]?t|cannot|don['’]?t|doesn['’]?t|won['’]?t|didn['’]?t|keeps?|never|always|struggles?|complains?|complained|find it|can (?:hardly|barely)|(?:is|are|was|were) (?:not|never|always|so|too|all|old|confused|lost|confusing))(?!\p{L})[^,‹]*$/iu;

/** "… and he'd like everyone to know": nothing is asked for by it. */
const wishOfOthers =
  /(?:,| and| -)\s(?:he|she|they|we|i)(?:['’]d| would) (?:really )?(?:like|love|want) (?:everyone|everybody|people|folks?|them|it) to (?:know|see)(?: (?:it|that|about it))?$/iu;

const ofRequest =
  /\b(?:so|please|instead|should|now|make|put|add|remove|change|take|delete|call)\b/i;
/** "remove Leominster, we only do Hereford now": of what goes, "now" says nothing more. */
const ofCommand = /\b(?:please|instead|should|make|put|add|remove|change|take|delete|call)\b/i;

const ofList = /^[\s,–—-]*(?:some|many|most|a lot|our|my|the)\s[^,.;]{2,40}(?:,|$)/iu;
const ofPerson = /^[\s,–—-]*(?:he|she)\b/iu;
const adding = /^(?:please |also |and )*(?:add|include|put)\b/iu;

/** What follows a request and only says why: "…, we can't get it any more". It must hold nothing to be put on the page. */
export function withoutReason(sentence: string): string {
  const said = sentence.replace(/[.!\s]+$/, '');
  const bare = said.replace(wishOfOthers, '').replace(reason, '');
  const match = aside.exec(bare) ?? ofOthers.exec(bare);
  if (!match || match.index < 4) return bare === said ? sentence : bare;
  const [tail, head] = [bare.slice(match.index), bare.slice(0, match.index)];
  // "add Piotr Wolak, he starts in June as instructor": what is said of somebody new is no reason.
  if (ofPerson.test(tail) && adding.test(head)) return bare;
  // Of what is listed behind a colon nothing is a reason: "languages: English, some Faroese".
  if (adding.test(head) && head.includes(':') && ofList.test(tail)) return bare;
  const isRemoval = /^(?:please )?(?:remove|delete|drop|take|get rid)\b/i.test(head);
  const asks =
    (isRemoval || ofOthers.test(tail) ? ofCommand : ofRequest).test(tail) || /[\d@]/.test(tail);
  return asks || !(beginsRequest(head) || isLook(head)) ? bare : head;
}

const isLook = (head: string): boolean =>
  /\b(?:bigger|larger|smaller|darker|lighter|calmer|warmer|bolder|more \p{L}+|größer|kleiner|heller|dunkler|mode|colou?rs?)\b/iu.test(
    head,
  );
