import type { Plan } from '../plan/plan';
import { topicFor } from '../sections/topics';
import { joinWords } from '../text/words';

/** Stage 7. Short sentences to the member: what was understood, what is a placeholder, what cannot be. */
export function reviewNotes(plan: Plan): string[] {
  const { brief, sections } = plan;
  const notes: string[] = [];
  if (!brief.nameGiven) {
    notes.push(
      `You gave no name, so the site says “${brief.name}”. Write: rename “${brief.name}” to “your name”.`,
    );
  }
  notes.push(...brief.contradictions);
  notes.push(...shadeNotes(plan));
  notes.push(...impossibleNotes(plan));
  if (brief.foreign && brief.language === 'en') {
    notes.push(
      'Your description is not in English; the composer writes English and keeps what you put in quotes as you typed it.',
    );
  }
  if (brief.kindId === 'generic') {
    notes.push(
      'The kind of site was not recognised, so general texts were used; name the kind of business for better ones.',
    );
  }
  notes.push(...unwrittenNotes(plan));
  const seen = new Set<string>();
  for (const { section } of sections) {
    if (section.note !== undefined && !seen.has(section.note)) {
      seen.add(section.note);
      notes.push(section.note);
    }
  }
  const missing = [
    brief.facts.phones.length === 0 ? 'phone' : '',
    brief.facts.emails.length === 0 ? 'email' : '',
    brief.facts.address === null ? 'address' : '',
  ].filter((one) => one !== '');
  if (missing.length > 0) {
    notes.push(`Text in [square brackets] is for you to fill in, such as ${joinWords(missing)}.`);
  }
  return notes;
}

/** A colour that could not be read where it was asked for was moved, and that is said. */
function shadeNotes({ brief, theme }: Plan): string[] {
  const { text, own } = theme.palette;
  const painted = [
    ['text', brief.colours.text, text],
    ['headings', brief.colours.heading, own.heading],
  ] as const;
  return painted.flatMap(([where, asked, shown]) =>
    asked === undefined || shown === null || asked.hex === shown
      ? []
      : [
          `The ${where} in ${asked.words} could not be read on this ground, so another shade of it is used.`,
        ],
  );
}

/** What was asked for and is not, or not fully, there. */
export const undoneNotes = (plan: Plan): string[] => [
  ...impossibleNotes(plan),
  ...unwrittenNotes(plan),
];

const impossibleNotes = ({ brief }: Plan): string[] =>
  brief.impossible.map(
    (one) => `“${one.words}” ${one.why}; the page shows where it belongs but cannot do it alone.`,
  );

function unwrittenNotes({ brief, sections }: Plan): string[] {
  const customs = sections
    .filter(
      (one) =>
        one.section.id === 'custom' &&
        (one.wanted?.items.length ?? 0) === 0 &&
        (brief.language !== 'en' || topicFor(one.wanted?.words ?? '') === null),
    )
    .map((one) => `“${one.wanted?.words ?? ''}”`);
  const next = brief.app
    ? (sections.find((one) => one.section.id === 'asked')?.wanted?.items ?? [])
    : [];
  const planned =
    next.length === 0
      ? []
      : [
          `${joinWords(next.map((one) => `“${one.title}”`))}: the composer has no ready part for this; the page names it under “Planned next”.`,
        ];
  if (customs.length === 0) return planned;
  const be = customs.length === 1 ? 'is a section' : 'are sections';
  return [
    ...planned,
    `${joinWords(customs)} ${be} the composer has no ready text for; the headings are yours, the text is left to you.`,
  ];
}
