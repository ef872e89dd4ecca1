import { capitalise } from '../../text/words';
import { html, sampleNote } from '../../text/markup';
import type { SectionView } from '../../sections/section';
import { defineApp } from '../define-app';
import { bankFor, general, type Question } from '../quiz/question-bank';
import { lessonsScript } from './lessons-script';

interface Module {
  title: string;
  lessons: readonly { title: string; text: string; minutes: number }[];
  quiz: readonly Question[];
}

/** What is taught, in the member's words: "puppy training", "guitar". */
function topicOf({ brief }: SectionView): string {
  const words = brief.subject
    .replace(
      /\b(?:online|web|course|courses|lessons?|platform|guide|school|academy|app|website|learning|player|instrument)\b/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' || brief.subject === 'website' ? 'the subject' : words;
}

/** Three modules any subject has; the owner puts films and texts in their place. */
function modulesFor(view: SectionView): Module[] {
  const topic = topicOf(view);
  const bank = (bankFor(view.brief.prompt) ?? general).questions;
  const quiz = (from: number) => bank.slice(from, from + 2);
  return [
    {
      title: 'First steps',
      lessons: [
        {
          title: 'Welcome',
          text: `What you will be able to do, and how the lessons on ${topic} are built.`,
          minutes: 3,
        },
        {
          title: 'What you need',
          text: 'The few things to have ready before you begin.',
          minutes: 5,
        },
        {
          title: `${capitalise(topic)}: the basics`,
          text: 'The first exercise, slowly and step by step.',
          minutes: 8,
        },
      ],
      quiz: quiz(0),
    },
    {
      title: 'Practice',
      lessons: [
        {
          title: 'A short daily exercise',
          text: 'Ten minutes that do more than one long hour.',
          minutes: 6,
        },
        {
          title: 'Common mistakes',
          text: 'What goes wrong for nearly everyone, and how to put it right.',
          minutes: 7,
        },
      ],
      quiz: quiz(2),
    },
    {
      title: 'On your own',
      lessons: [
        {
          title: 'A small project',
          text: 'Everything so far, used once from beginning to end.',
          minutes: 10,
        },
        { title: 'Where to go next', text: 'How to keep going after the last lesson.', minutes: 4 },
      ],
      quiz: quiz(4),
    },
  ];
}

/** A course one goes through: lessons to watch, marked as complete, with a quiz after each module. */
export const lessons = defineApp({
  id: 'lessons',
  nav: 'Lessons',
  asked:
    /\b(?:(?:video |online |watch |course )?lessons? (?:player|that|to watch|with)|watch (?:the )?(?:video )?lessons|course player|(?:online|video) course|e-learning|(?:course )?curriculum|learning path|modules? with lessons|mark(?:ed)? (?:them |lessons )?as complete)\b/gi,
  covers: /lessons?|modules?|complete|progress|quiz|curriculum|course/i,
  behaviours: ['kit'],
  script: lessonsScript,
  note: 'The lessons are samples without films: the player counts the time. Put your own films and texts in their place.',
  rules: `.lesson { width: 100%; min-height: 2.5rem; padding: 0.4rem 0.75rem; border: 0; border-left: 3px solid transparent; background: none; color: inherit; text-align: left; cursor: pointer; } .lesson[aria-current] { border-color: var(--brand); font-weight: 650; } .film { display: grid; gap: 0.75rem; } .film .art { aspect-ratio: 16 / 9; border-radius: var(--radius-m); } .course { list-style: none; padding: 0; } .course ul { gap: 0.1rem; } .app fieldset { border: 1px solid var(--line); border-radius: var(--radius-m); margin: 0; padding: 1rem; min-width: 0; }`,
  render: (view) => ({
    title: 'Lessons',
    body: html`<div class="app" data-lessons="${JSON.stringify(modulesFor(view))}">
      ${sampleNote('Sample lessons: replace them with yours')}
      <div>
        <p data-part="share"></p>
        <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
      </div>
      <div class="app__cols">
        <div class="panel"><ol class="course stack" role="list" data-part="list"></ol></div>
        <div class="panel stack">
          <h3 data-part="title">Lesson</h3>
          <div class="film" data-part="film">
            ${view.picture('topic lesson', { shape: 'wide', decorative: true })}
            <div class="meter" aria-hidden="true"><span data-part="run"></span></div>
            <p class="row">
              <button type="button" class="button button--small" data-part="play">Play</button
              ><span data-part="time"></span>
            </p>
          </div>
          <p data-part="text"></p>
          <form class="stack" data-part="quiz" hidden aria-label="Quiz">
            <div class="stack" data-part="questions"></div>
            <button type="submit" class="button">Check answers</button>
          </form>
          <p role="status" data-part="status"></p>
          <p class="row">
            <button type="button" class="button button--quiet" data-part="before">Previous</button
            ><button type="button" class="button" data-part="complete" aria-pressed="false">
              Mark as complete</button
            ><button type="button" class="button button--quiet" data-part="next">Next</button>
          </p>
        </div>
      </div>
    </div>`,
  }),
});
