import { topicOf } from '../../catalogue/topics';
import { sayIn as speak } from '../../catalogue/messages/messages';
import type { LanguageId } from '../../model/brief';
import type { Section } from '../../model/page';
import { findPrice, splitPrice } from '../../text/money';
import { findHours } from '../../understand/find-hours';
import { markedPeople } from '../../understand/marked/marked-people';
import { markText } from '../../understand/marked/marked-text';

/** What a section that is asked for is about and what it shall say. */
export interface AskedSection {
  /** Its heading, in the member's words. */
  readonly heading: string;
  /** What it is about, in the member's words. */
  readonly about: string;
  /** What was given for it to say; empty when nothing was. */
  readonly text: string;
}

export type Draft = { readonly section: Section } | { readonly missing: string };

interface Ground {
  readonly id: string;
  readonly language: LanguageId;
}

/** The section that says what was given, in the form its topic has. What only the owner knows is never made up. */
export function draftSection(asked: AskedSection, { id, language }: Ground): Draft {
  const base = { id, layout: '', heading: asked.heading, navigation: null };
  const topic = topicOf(asked.about);
  const say = speak(language);
  const items = itemsIn(asked.text);
  const questions = questionsIn(asked.text);
  if (topic === 'questions' || questions.length > 1)
    return questions.length > 0
      ? { section: { ...base, kind: 'questions', questions } }
      : { missing: 'only you know the answers. Give the questions with their answers.' };
  if (topic === 'quotes') {
    const quotes = quotesIn(asked.text);
    return quotes.length > 0
      ? { section: { ...base, kind: 'quotes', quotes } }
      : { missing: 'reviews must be real ones. Give their words and who said them.' };
  }
  if (items.length > 1 && items.every(({ price }) => price !== undefined))
    return { section: { ...base, kind: 'prices', groups: [{ heading: null, items }] } };
  if (topic === 'prices')
    return { missing: 'only you know the prices. Give them with what they are for.' };
  const { hours } = findHours([asked.text]);
  if (topic === 'visit' && hours.length > 0)
    return {
      section: { ...base, kind: 'visit', address: null, areas: [], hours, hoursWords: null },
    };
  if (topic === 'people') {
    const people = namesAlone(asked.text) ?? markedPeople(markText(asked.text, 'en'), null);
    if (people.length > 0) return { section: { ...base, kind: 'people', people } };
    if (asked.text === '') return { missing: 'nobody was named, and no people are made up.' };
  }
  if (topic === 'form' || topic === 'contact') return { section: formSection(asked, base, say) };
  if (topic === 'gallery' && asked.text === '')
    return {
      section: {
        ...base,
        kind: 'gallery',
        places: [{ caption: null }, { caption: null }, { caption: null }],
      },
    };
  if (items.length > 2) return { section: { ...base, kind: 'cards', cards: items } };
  if (asked.text === '')
    return {
      missing:
        'say what it should say, as “add a section about parking: There are 12 spaces behind the shop.”',
    };
  return { section: { ...base, kind: 'text', paragraphs: paragraphsOf(asked.text) } };
}

const aName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const mostNames = 24;

/** "Sue and Bex": names and nothing else; null where more is said of somebody. */
function namesAlone(text: string): { name: string; role: null }[] | null {
  const names = text.replace(/[.\s]+$/, '').split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/u);
  return names.length > 1 && names.length <= mostNames && names.every((name) => aName.test(name))
    ? names.map((name) => ({ name, role: null }))
    : null;
}

type Base = Pick<Section, 'id' | 'layout' | 'heading' | 'navigation'>;

function formSection(
  { about, text }: AskedSection,
  base: Base,
  say: ReturnType<typeof speak>,
): Section {
  const newsletter =
    /\b(?:newsletter|subscribe|sign ?-?up|waiting ?list|mailing list|updates)\b/i.test(about);
  const booking = /\b(?:book|reserv|appointment|termin)/i.test(about);
  const fields = [
    ...(newsletter
      ? []
      : [{ name: 'name', label: say('field.name'), type: 'text' as const, required: true }]),
    { name: 'email', label: say('field.email'), type: 'email' as const, required: true },
    ...(/\b(?:phone|telephone|mobile|number)\b/i.test(`${about} ${text}`)
      ? [{ name: 'phone', label: say('field.phone'), type: 'tel' as const, required: false }]
      : []),
    ...(booking || /\bdate\b/i.test(text)
      ? [{ name: 'date', label: say('field.date'), type: 'date' as const, required: false }]
      : []),
    ...(newsletter
      ? []
      : [
          {
            name: 'message',
            label: say('field.message'),
            type: 'textarea' as const,
            required: false,
          },
        ]),
  ];
  const lead =
    text !== '' && !/\b(?:field|name|email|phone|message)s?\b/i.test(text) ? { lead: text } : {};
  return {
    ...base,
    ...lead,
    kind: 'form',
    fields,
    submit: say(newsletter ? 'action.join' : booking ? 'action.book' : 'action.contact'),
    thanks: say('form.thanks'),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 40);
}

/** "Cut £20, beard £12": parts with what they cost; or a plain enumeration of short names. */
function itemsIn(text: string): { title: string; price?: string }[] {
  const parts = text
    .split(/\n|;|,\s+(?=[^\d])|\s+and\s+(?=[^,]*$)/)
    .map((part) => part.trim().replace(/[.]$/, ''))
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 40 || parts.some((part) => part.length > 80)) return [];
  const priced = parts.filter((part) => findPrice(part));
  if (priced.length === 0 && parts.some((part) => part.split(' ').length > 4)) return [];
  return parts.map((part) => {
    const { title, price } = splitPrice(part);
    return {
      title: title.charAt(0).toUpperCase() + title.slice(1),
      ...(price === null ? {} : { price }),
    };
  });
}

/** "Do you deliver? Yes, within five miles." */
function questionsIn(text: string): { question: string; answer: string }[] {
  return [
    ...text
      .slice(0, 6_000)
      .matchAll(/([^?.!\n]{6,200}\?)\s*([^?]{2,600}?)(?=(?:[^?.!\n]{6,200}\?)|$)/g),
  ]
    .map(([, question = '', answer = '']) => ({
      question: question.replace(/^\W*(?:q(?:uestion)?[:.]\s*)?/i, '').trim(),
      answer: answer.replace(/^\W*(?:a(?:nswer)?[:.]\s*)?/i, '').trim(),
    }))
    .filter(({ answer }) => answer.length > 1);
}

function quotesIn(text: string): { text: string; by: string | null }[] {
  const match =
    /^(.{8,600}?)\s*(?:[-–—]+|\bby\b|\bfrom\b|,\s*says?)\s*([\p{Lu}][\p{L}'. ]{1,50})[.]?$/u.exec(
      text,
    );
  if (match) return [{ text: (match[1] ?? '').trim(), by: (match[2] ?? '').trim() }];
  const before =
    /^(?:from |by )?(\p{Lu}[\p{L}'. ]{1,50}?)(?:\s*:| says?:?| said:?)\s*(.{8,600})$/u.exec(text);
  return before ? [{ text: (before[2] ?? '').trim(), by: (before[1] ?? '').trim() }] : [];
}
