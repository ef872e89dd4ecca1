import type { SpeechResults } from './speech-recognition';
import { applyTranscript, readTranscript } from './transcript';

const results = (...spoken: [transcript: string, isFinal: boolean][]): SpeechResults['results'] =>
  spoken.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));

// Proof P252
it('reads only what has changed, finals apart from guesses', () => {
  const event = {
    resultIndex: 1,
    results: results(['before', true], [' a shop', true], [' for tea', false]),
  };
  expect(readTranscript(event)).toEqual({ final: ' a shop', interim: ' for tea' });
});

it.each([
  ['', '', { final: '', interim: 'a blog' }, 'a blog', 'a blog'],
  ['a blog', 'a blog', { final: 'a blog', interim: '' }, 'a blog', ''],
  ['Make', '', { final: '', interim: 'a blog' }, 'Make a blog', ' a blog'],
  [
    'Make a blog',
    ' a blog',
    { final: ' a block', interim: ' about' },
    'Make a block about',
    ' about',
  ],
  ['Line\n', '', { final: 'next', interim: '' }, 'Line\nnext', ''],
])('puts into %j (guess %j) %j', (text, guess, transcript, expected, nextGuess) => {
  expect(applyTranscript(text, guess, transcript)).toEqual({ text: expected, guess: nextGuess });
});

// Proof P253
it('keeps what was typed after a guess', () => {
  const typed = 'Make a blog with pictures';
  expect(applyTranscript(typed, ' a blog', { final: 'please', interim: '' })).toEqual({
    text: 'Make a blog with pictures please',
    guess: '',
  });
});
