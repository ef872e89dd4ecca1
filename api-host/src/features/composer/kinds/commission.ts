import { defineKind } from './define-kind';

/** An application people come to browse: it opens with its name and a picture, then its first part. */
export const commission = defineKind({
  id: 'commission',
  label: 'site',
  words: [],
  tones: ['professional', 'warm', 'minimal', 'elegant', 'calm', 'bold', 'editorial', 'playful'],
  hues: [255, 195, 150, 25, 340, 50, 120, 225],
  night: 0.05,
  motifs: ['geometric', 'blobs', 'rays'],
  heroes: ['split', 'frame', 'panel', 'poster'],
  sections: [],
  titles: ['{name}'],
  leads: ['{name}'],
  actions: [],
});
