import { bumpRequestSubject, mailDraft } from './mail-draft';

// Proof P169
test('opens a draft with the subject', () => {
  expect(mailDraft('support@example.com', bumpRequestSubject)).toBe(
    'mailto:support@example.com?subject=Affiliate%20Commission%20Bump%20Request',
  );
});

test('an address cannot inject header fields', () => {
  expect(mailDraft('a+b&cc=x@example.com', 'A & B')).toBe(
    'mailto:a%2Bb%26cc%3Dx@example.com?subject=A%20%26%20B',
  );
});
