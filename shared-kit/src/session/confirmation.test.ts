import { useConfirmation } from './confirmation';

const confirmation = () => useConfirmation.getState();

it('is refused when no component shows the dialog', async () => {
  await expect(confirmation().ask()).resolves.toBe(false);
  expect(confirmation().asking).toBe(false);
});

it('opens one dialog for concurrent calls, and resolves all of them', async () => {
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

it('is refused when the component that shows the dialog is removed', async () => {
  const withdraw = confirmation().offer();
  const asked = confirmation().ask();
  withdraw();
  await expect(asked).resolves.toBe(false);
});
