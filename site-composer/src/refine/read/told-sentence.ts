const told =
  /^(?:also |and )*(?:say|mention|note|state|point out|make (?:it )?clear|let (?:people|visitors|them|everyone|customers|folk) know|tell (?:people|visitors|them|everyone|customers|folk))(?: (?:somewhere|on (?:it|there|the (?:page|site|website))))?(?:,? that|:)? (.{6,300})$/iu;
const added =
  /^(?:also |and )*(?:add|put|include|write)(?: in)?(?: (?:somewhere|a (?:note|line|sentence|bit)|on (?:it|there|the (?:page|site|website))))*(?: (?:that|saying(?: that)?|to say(?: that)?)\s|\s?:\s)(.{6,300})$/iu;

/** What a request wants visitors to be told: its words, and whether they may be fewer than a sentence. */
export function toldIn(
  request: string,
): { readonly text: string; readonly mayBeFact: boolean } | null {
  const said = request.replace(/[\s.]+$/, '');
  const text = told.exec(said)?.[1];
  if (text !== undefined) return { text, mayBeFact: true };
  const plain = added.exec(said)?.[1];
  return plain === undefined ? null : { text: plain, mayBeFact: false };
}
