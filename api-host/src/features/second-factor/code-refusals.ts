/** Messages about refused codes. */
export const codeRefusals = {
  wrong: 'This code is not correct. Enter the one your app shows now, or a recovery code',
  used: 'This code was used already. Wait for the next one',
} as const;
