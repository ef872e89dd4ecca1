import { samplePrompts } from 'shared-kit/contract';
import { expectAccessible } from './support/axe';
import { createMember, fillSignIn } from './support/members';
import { expect, test } from './support/test';

test('the first sign-in leads to a starting point, and from there to a description', async ({
  page,
  request,
  host,
}) => {
  const member = { name: 'Noa Berg', email: 'noa@example.com', password: 'brand-new' };
  await createMember(request, host, member);
  await page.goto('/');
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/tutorials$/);
  const first = page.getByRole('region', { name: 'Make your first site' });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('link', { name: /^Portfolio Website/ }).click();
  await expect(page).toHaveURL(/\/create-project$/);
  await expect(page.getByRole('textbox', { name: 'Describe your website' })).toHaveValue(
    samplePrompts[1]?.prompt_text ?? '',
  );
  await expect(page.getByText(/No language model is connected/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
});
