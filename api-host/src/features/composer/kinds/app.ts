import { defineKind } from './define-kind';

/** Something to use: nothing on its page but the tools that were asked for. Chosen by `find-app.ts`. */
export const app = defineKind({
  id: 'app',
  label: 'app',
  words: [],
  tones: ['minimal', 'professional', 'playful', 'calm', 'bold', 'warm', 'futuristic'],
  hues: [255, 195, 150, 285, 25, 340, 50, 120, 225],
  night: 0.2,
  motifs: ['interface', 'geometric'],
  heroes: ['tool'],
  sections: [],
  titles: ['{name}'],
  leads: [
    'Try it with the examples below. Whatever you add stays in this browser.',
    'Ready to use: change the examples, add your own. Nothing leaves this browser.',
    'Start with the sample entries or delete them. Everything is kept on this device.',
  ],
  actions: [],
});
