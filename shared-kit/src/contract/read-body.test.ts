import { getProfile, login, updateProfile } from './account.endpoints';
import { readBody } from './read-body';

it('gives the body as the server will read it', () => {
  const input = { name: '  Mira ', email: ' mira@example.com ' };
  expect(readBody(updateProfile, input)).toEqual({
    valid: true,
    body: { name: 'Mira', email: 'mira@example.com' },
  });
});

it.each([
  ['', '', 'Email is required', 'Password is required'],
  ['   ', '12345', 'Email is required', 'Password must be at least 6 characters'],
  ['mira', '123456', 'Invalid email format', undefined],
  ['mira@example.com', '', undefined, 'Password is required'],
])('reports the first fault of each field of %p and %p', (email, password, onEmail, onPassword) => {
  const reading = readBody(login, { email, password });
  const errors = reading.valid ? {} : reading.errors;
  expect([errors['email'], errors['password']]).toEqual([onEmail, onPassword]);
});

it('refuses an endpoint without a body', () => {
  expect(() => readBody(getProfile, undefined)).toThrow('getProfile takes no body');
});
