import type { ColourRole } from '../../model/brief';

/** What a role is called in a sentence. */
export const roleNames: Readonly<Record<ColourRole, string>> = {
  background: 'background',
  brand: 'accent colour',
  accent: 'accent colour',
  button: 'buttons',
  card: 'cards',
  heading: 'headings',
  text: 'text',
  header: 'header',
  footer: 'footer',
};
