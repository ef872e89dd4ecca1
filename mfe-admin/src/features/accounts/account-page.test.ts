import { aUser } from 'shared-kit/testing';
import { selectPage } from './account-page';

const all = Array.from({ length: 23 }, (_, index) =>
  aUser({ id: String(index), email: `Person${index}@Example.com` }),
);
const emails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);

it('shows a page of the host as it is', () => {
  const answer = { accounts: all.slice(0, 3), total: 41 };
  expect(selectPage(answer, { page: 5, search: 'nothing' })).toEqual({
    rows: answer.accounts,
    total: 41,
    page: 5,
    pageCount: 5,
  });
});

it('cuts pages of ten from a response with all accounts', () => {
  const shown = selectPage({ accounts: all, total: null }, { page: 3, search: '' });
  expect(emails(shown.rows)).toEqual(emails(all.slice(20)));
  expect(shown).toMatchObject({ total: 23, page: 3, pageCount: 3 });
});

// Proof P125
it('finds by a part of the email, case-insensitively', () => {
  const shown = selectPage({ accounts: all, total: null }, { page: 1, search: ' PERSON12@ ' });
  expect(emails(shown.rows)).toEqual(['Person12@Example.com']);
});

it('goes back to the last page when the list has shrunk', () => {
  const shown = selectPage({ accounts: all, total: null }, { page: 9, search: '' });
  expect(shown.page).toBe(3);
  expect(selectPage({ accounts: [], total: null }, { page: 9, search: '' })).toMatchObject({
    page: 1,
    pageCount: 1,
    rows: [],
  });
});

// Proof P148
it('finds one of 100,000 without delay', () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    aUser({ id: String(index), email: `person${index}@example.com` }),
  );
  const shown = selectPage({ accounts: many, total: null }, { page: 1, search: 'person99999@' });
  expect(emails(shown.rows)).toEqual(['person99999@example.com']);
});
