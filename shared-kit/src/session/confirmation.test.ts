import { useConfirmation } from './confirmation';

const confirmation = () => useConfirmation.getState();

it('is not confirmed where nobody shows the question', async () => {
  await expect(confirmation().ask()).resolves.toBe(false);
  expect(confirmation().asking).toBe(false);
});

it('asks once, however many calls want to know, and tells all of them', async () => {
  const withdraw = confirmation().offer();
  const answers = [confirmation().ask(), confirmation().ask()];
  expect(confirmation().asking).toBe(true);
  confirmation().answer(true);
  expect(confirmation().asking).toBe(false);
  await expect(Promise.all(answers)).resolves.toEqual([true, true]);
  const later = confirmation().ask();
  confirmation().answer(false);
  await expect(later).resolves.toBe(false);
  withdraw();
});

it('is answered with no when whoever shows the question goes', async () => {
  const withdraw = confirmation().offer();
  const asked = confirmation().ask();
  withdraw();
  await expect(asked).resolves.toBe(false);
});
