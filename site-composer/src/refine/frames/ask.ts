import { textOf } from 'site-document/text';
import { asSentence } from '../../text/casing';
import { say } from '../answers/say';
import { insertPlanned } from '../change/add-section';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { entriesOf } from '../target/questions';
import { likeness, namingWords } from '../told/content-words';
import type { Frame } from './frame';
import { refuseIn } from './refuse-in';

const headings: Readonly<Record<string, string>> = {
  en: 'Questions people ask',
  de: 'Häufige Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  pt: 'Perguntas frequentes',
  it: 'Domande frequenti',
  nl: 'Veelgestelde vragen',
};
const conjunction = /^(?:and |y |e |et |und |en )?(?:if|whether|si|se|ob|of) /iu;
const mostQuestions = 10;

/** "Añade unas preguntas frecuentes: si duele, …": those the page answers; the others are named, since only the owner knows. */
export const askFrame: Frame = ({ signs, text, tokens }, { site }) => {
  const at = signs.search(/(?<=^[AUS]~?)q/u);
  if (at === -1 || !signs.includes(':') || signs.includes('"') || entriesOf(site).length > 0)
    return null;
  const behind = text.slice(tokens[signs.indexOf(':')]?.end).replace(/[.\s]+$/u, '');
  if (/[?]/u.test(behind)) return null;
  const asked = behind
    .split(/,\s*|\s(?:and|y|e|et|und|en)\s(?=(?:if|whether|si|se|ob|of)\s)/iu)
    .map((one) => one.trim().replace(conjunction, ''))
    .filter(Boolean)
    .slice(0, mostQuestions);
  if (asked.length === 0) return null;
  const language =
    Object.keys(headings).find((one) => site.page.source.includes(`lang="${one}`)) ?? 'en';
  const open = language === 'es' ? '¿' : '';
  const questions = asked.map((one) => `${open}${asSentence(one).replace(/[.]$/u, '')}?`);
  const answered = asked.map((one) => answerOn(site, one));
  const known = questions.flatMap((question, index) => {
    const answer = answered[index];
    return answer === null || answer === undefined ? [] : [{ question, answer }];
  });
  if (known.length < questions.length)
    return refuseIn(
      site,
      'no.answers',
      questions.filter((_, index) => answered[index] === null).join(' '),
    );
  const heading = headings[language] ?? '';
  const outcome = insertPlanned(site, {
    id: 'questions',
    layout: '',
    heading,
    navigation: null,
    kind: 'questions',
    questions: known,
  });
  return 'refused' in outcome
    ? outcome
    : { ...outcome, isWhole: true, sentence: say(site, 'answered', questions.join(' ')) };
};

/** The sentence of the page that says something of every word of a question; null where none does. */
function answerOn(site: Site, question: string): string | null {
  const words = namingWords(question).filter((word) => word.length > 3);
  if (words.length === 0) return null;
  const said = site.page.elements
    .filter(({ tagName }) => tagName === 'p' || tagName === 'dd')
    .flatMap((one) => textOf(one, 60).split(/(?<=[.!])\s+(?=\p{Lu})/u));
  return (
    said.find((one) => {
      const own = tellingWords(one);
      return words.every((word) => likeness(word, own) > 1);
    }) ?? null
  );
}
