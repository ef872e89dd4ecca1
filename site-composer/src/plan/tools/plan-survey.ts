import type { Field } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { readLength, sentenceFrom } from './read-lists';

const isPoll = /\b(?:polls?|vote|voting)\b/i;
/** One that is filled in: who makes noise surveys, or a roof survey, has customers. */
const isSurvey =
  /\b(?<!(?:noise|roof|drone|land|site|building|home|house|structural|bat|tree|damp|boundary|property|asbestos|ecological|ecology|topographical|measured|hydrographic|level|party wall) )(?:survey|questionnaire|feedback form)\b|\bquestionnaires\b/i;
const optionCue =
  /\b(?:options|choices|answers|choose (?:from|between)|between|candidates)\s*(?:are)?\s*:?\s+/i;
const longestQuestion = 160;
const mostOptions = 20;
const mostQuestions = 20;

/** "Where should we go? Options: The Swan, Nonna's": one question with its options. */
function pollFields(text: string): Field[] {
  const cue = optionCue.exec(text);
  if (!cue) return [];
  const options = splitEnumeration(
    sentenceFrom(text, cue.index + cue[0].length).replace(/\s+or\s+/gi, ', '),
  )
    .map((option) => capitalised(trimMarks(option)))
    .filter((option) => option !== '' && option.split(' ').length <= 8)
    .slice(0, mostOptions);
  const asked = /([^.?!:\n]{4,160}\?)/.exec(text)?.[1]?.trim();
  return options.length < 2
    ? []
    : [
        {
          name: 'answer',
          label: capitalised(asked ?? 'Your choice'),
          type: 'select',
          required: true,
          options,
        },
      ];
}

/** "How often do you drink coffee (daily, weekly)": a question with its answers, or one that is answered in words. */
function surveyField(part: string, index: number): Field[] {
  const [, words = part, listed] = /^([^(]{3,160}?)\s*\(([^)]{3,200})\)$/.exec(part.trim()) ?? [];
  const isOptional = /\boptional\b/i.test(words);
  const plain = trimMarks(words.replace(/\s*[-,(]?\s*\boptional\b\)?/i, ''));
  const isQuestion =
    /^(?:how|what|which|where|when|why|who|do|does|did|would|will|are|is|have|can)\b/i.test(plain);
  if (plain.length < 3 || plain.length > longestQuestion) return [];
  const options = listed === undefined ? [] : splitEnumeration(listed.replace(/\s+or\s+/gi, ', '));
  const label = capitalised(isQuestion && !plain.endsWith('?') ? `${plain}?` : plain);
  if (/\be-?mail\b/i.test(plain) && plain.split(' ').length <= 3)
    return [{ name: 'email', label, type: 'email', required: !isOptional }];
  if (/\bname$/i.test(plain)) return [{ name: 'name', label, type: 'text', required: !isOptional }];
  if (options.length > 1)
    return [
      {
        name: `question${index + 1}`,
        label,
        type: 'select',
        required: !isOptional,
        options: options.map(capitalised),
      },
    ];
  return [{ name: `question${index + 1}`, label, type: 'textarea', required: false }];
}

/** Behind the first colon, or whatever the instruction asks with question marks. */
function surveyFields(text: string): Field[] {
  const colon = /:\s+/.exec(text);
  const parts = colon
    ? splitEnumeration(text.slice(colon.index + colon[0].length).split(/\n\s*\n/)[0] ?? '')
    : [...text.matchAll(/([^.?!:\n]{4,160}\?)/g)].map(([question]) => question.trim());
  return parts.slice(0, mostQuestions).flatMap(surveyField);
}

/** A question, or something else that is chosen or filled in: a row of things behind a colon asks for nothing. */
const isAnswered = ({ label, type }: Field): boolean =>
  label.endsWith('?') || type === 'select' || type === 'email' || /\bname$/i.test(label);

/** A form with the questions of a survey or a poll, whose answers reach the member; null where none was asked for. */
export function planSurvey(context: PageContext): DraftSection | null {
  const { brief, say, notes } = context;
  const text = brief.prompt.slice(0, readLength);
  const named = `${text.slice(0, opening)} ${brief.subject.phrase}`;
  if (brief.language !== 'en') return null;
  const fields = isPoll.test(named)
    ? pollFields(text)
    : isSurvey.test(named)
      ? surveyFields(text)
      : [];
  const isWhole = isPoll.test(named)
    ? fields.length === 1
    : fields.length >= 2 && fields.some(isAnswered);
  if (!isWhole) return null;
  notes.push(
    'Answers reach you as messages from the form. Counting them and showing a result to everybody needs a server; a language model connected to this builder would write the page for it.',
  );
  return {
    kind: 'form',
    heading: say(isPoll.test(named) ? 'form.vote' : 'form.survey'),
    navigation: say(isPoll.test(named) ? 'form.vote' : 'form.survey'),
    fields,
    submit: say('form.submit'),
    thanks: say('form.thanks'),
  };
}

const opening = 100;
