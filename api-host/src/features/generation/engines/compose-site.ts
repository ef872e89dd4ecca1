import { composeInStages, summarise, warmUp } from 'site-composer';
import type { Commission, Composed, Composer } from './composer.port';
import { withPictures } from './with-pictures';

/** Composes a website synchronously. */
function composeSite({ prompt, today, pictures }: Commission): Composed {
  const { stages, site } = composeInStages(prompt, { today });
  const { html, css, js, unfulfilled } = site;
  const parts = [
    { text: prompt, done: true, detail: 'Made the page.' },
    ...unfulfilled.map((sentence) => ({ text: sentence, done: false })),
  ];
  const notes = [...site.notes, ...unfulfilled];
  const pictured = withPictures({ html, css, js, notes, parts }, pictures);
  return { stages, result: { ...pictured, unfulfilled, framework: 'vanilla' } };
}

/** The composer in the calling thread. */
export const directComposer: Composer = {
  compose: async (commission) => composeSite(commission),
  summarise: async (prompt, today) => {
    const { sections, colours, ...summary } = summarise(prompt, { today });
    return { ...summary, sections: [...sections], colours: [...colours] };
  },
  prepare: async () => warmUp(),
};
