import { unmask } from '../read/quotes';
import type { Changer } from '../outcome';
import { insertText } from './insert-text';

const where = String.raw`(?:(?:somewhere |also |clearly )*(?:in|on|at|under|below|to) (?:the |our )?([^,:‹]{2,50}?)(?: section| bit| part| page| area)?)`;
const say =
  '(?:say|mention|write|note|add|state|point out|let (?:people|visitors|them) know|tell (?:people|visitors|them)|put|include)';
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^${say} ${where},? (?:that |to say (?:that )?|a (?:note|line|sentence) (?:that |saying (?:that )?))(.{4,300})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${say} (?:a (?:note|line|sentence) )?${where} saying (?:that )?(.{4,300})$`,
    'iu',
  ),
];
const behind = new RegExp(
  String.raw`^${say} (?:that |a (?:note|line|sentence) (?:that |saying (?:that )?))(.{4,300}?) (?:somewhere )?(?:in|under|below) (?:the |our )([^,:‹]{2,50}?)(?: section| bit| part| area)?$`,
  'iu',
);

/** "say in Visit that we are closed in January": a sentence of its own in the part that is named. */
export const sayAt: Changer = (request, site, options) => {
  if (request.quotes.length > 0) return null;
  const said = request.asked.replace(/[.\s]+$/, '');
  const [, place, text] = forms.map((form) => form.exec(said)).find(Boolean) ?? [];
  const [, text2, place2] = behind.exec(said) ?? [];
  const [at, words] = [place ?? place2, unmask(text ?? text2 ?? '', request.quotes)];
  if (at === undefined || words === '') return null;
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
  return insertText(
    {
      ...request,
      action: 'add',
      verb: 'add',
      rest: `the sentence ‹0› to ${at}`,
      quotes: [sentence],
    },
    site,
    options,
  );
};
