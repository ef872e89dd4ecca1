import { trimMarks } from '../text/casing';

const openings = [
  'functionalities for ',
  'functionality for ',
  'functions for ',
  'features for ',
  'features like ',
  'the ability to ',
  'a place for ',
  'a place to ',
  'a page for ',
  'a page about ',
  'a page with ',
  'a section about ',
  'a section for ',
  'a section on ',
  'a section with ',
  'section about ',
  'sections for ',
  'pages for ',
  'page for ',
  'section for ',
  'information about ',
  'information on ',
  'info about ',
  'details about ',
  'details of ',
  'details on ',
  'a list of ',
  'list of ',
  'a ',
  'an ',
  'the ',
  'some ',
  'our ',
  'my ',
  'your ',
  'their ',
  'its ',
  'also ',
  'please ',
  'include ',
  'add ',
  'including ',
  'have ',
  'such as ',
  'like ',
  'maybe ',
  'one ',
  'ein ',
  'eine ',
  'einen ',
  'einem ',
  'einer ',
  'une ',
  'un ',
  'una ',
  'uma ',
  'um ',
  'een ',
];
const endings = [
  ' section',
  ' sections',
  ' page',
  ' pages',
  ' area',
  ' please',
  ' as well',
  ' too',
  ' etc',
];

/** One asked part without its article and the word "section". */
export function cleanAsk(item: string): string {
  let text = trimMarks(item.replace(/[.!?]+$/, ''));
  for (let turn = 0; turn < 3; turn += 1) {
    for (const opening of openings)
      if (text.toLowerCase().startsWith(opening) && !/^one (?:to|on) one\b/i.test(text))
        text = text.slice(opening.length);
  }
  for (const ending of endings)
    if (text.toLowerCase().endsWith(ending) && text.length > ending.length + 2)
      text = text.slice(0, -ending.length);
  return trimMarks(text.replace(furniture, ''));
}

/** How a part is built says nothing to a visitor: "testimonials carousel" are testimonials. */
const furniture =
  /\s(?:carousel|slider|slideshow|accordion|grid|toggle|with (?:a )?lightbox|cards|strip|block|banner)$/i;
