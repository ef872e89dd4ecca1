import { arranged } from '../../catalogue/quizzes/quizzes';
import type { QuizQuestion } from '../../catalogue/quizzes/quizzes';
import type { Brief } from '../../model/brief';
import { capitalised, trimMarks } from '../../text/casing';
import { readLength } from './read-lists';

/** "Which planet is largest? Jupiter.": a question with its short answer right behind it. */
const answered =
  /([^.?!:\n]{6,160}\?)\s*(?:[-–—→=]\s?|\(|a(?:nswer)?:\s?)?([^.?!\n;()]{1,80})(?=[.;\n!)]|$)/giu;
const wrongAnswers = 3;
const mostQuestions = 40;

/** The questions of an instruction as a quiz: what is right for one is wrong for the others. */
export function quizIn({ prompt, seed }: Brief): QuizQuestion[] {
  const found = [...prompt.slice(0, 2 * readLength).matchAll(answered)]
    .slice(0, mostQuestions)
    .map(([, question = '', answer = '']) => ({
      question: capitalised(question.trim().replace(/^(?:\d+[.)]|[-*•]|q:)\s*/iu, '')),
      answer: capitalised(trimMarks(answer)),
    }))
    .filter(({ answer }) => answer !== '' && answer.split(' ').length <= 8);
  if (new Set(found.map(({ answer }) => answer)).size < 2) return [];
  return found.map(({ question, answer }, index) => {
    const isNumber = (text: string): boolean => /^\d/.test(text);
    const others = [...new Set(found.map((one) => one.answer))].filter((one) => one !== answer);
    const alike = others.filter((one) => isNumber(one) === isNumber(answer));
    const pool = alike.length > 0 ? alike : others;
    const shift = (seed + index) % pool.length;
    const wrong = [...pool.slice(shift), ...pool.slice(0, shift)].slice(0, wrongAnswers);
    return arranged([question, [answer, ...wrong]], seed + index);
  });
}
