/** What somebody is told about a code that was refused. */
export const codeRefusals = {
  wrong: 'This code is not correct. Enter the one your app shows now, or a recovery code',
  used: 'This code was used already. Wait for the next one',
} as const;
