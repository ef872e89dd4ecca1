/**
 * Attributes of every link out of the product. The title becomes the accessible description, so the
 * link's name stays the specification's label word for word.
 */
export const newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  title: 'Opens in a new tab',
} as const;
