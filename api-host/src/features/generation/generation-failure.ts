/**
 * Why a generation failed, with the sentence the member reads. Programs use the key, which is the
 * `code` in the task's error. Every sentence says what happened and what to do; the workspace keeps
 * the prompt in every case.
 */
export const failureSentences = {
  PROVIDER_REFUSED:
    'The language model declined to build this. Nothing was changed. Rephrase the prompt and try again.',
  PROVIDER_RATE_LIMITED:
    'The language model accepts only so many requests and its limit is reached. Nothing was changed. Try again in a few minutes.',
  PROVIDER_OVERLOADED:
    'The language model is overloaded at the moment. Nothing was changed. Try again in a few minutes.',
  PROVIDER_TIMED_OUT:
    'The language model stopped answering. Nothing was changed. Try again in a moment.',
  PROVIDER_UNREACHABLE:
    'The connection to the language model failed. Nothing was changed. Try again in a moment.',
  PROVIDER_FAILED:
    'The language model reported an error of its own. Nothing was changed. Try again in a moment.',
  PROVIDER_MISCONFIGURED:
    'The language model refused this host’s settings. Nothing was changed. Please tell the person who runs this service.',
  REQUEST_TOO_LARGE:
    'The prompt and the code together are more than the language model accepts. Nothing was changed. Shorten them and try again.',
  ANSWER_TRUNCATED:
    'The language model’s answer was too long and broke off, so it was not used. Nothing was changed. Ask for less at once.',
  ANSWER_UNUSABLE:
    'The language model’s answer was not a working website, so it was not used. Nothing was changed. Try again, or describe the site in other words.',
  NOTHING_REPAIRED:
    'The offline composer cannot repair this by itself. Nothing was changed. Go back to an earlier version, or correct it in the Code tab.',
  TIME_LIMIT:
    'The generation took longer than this service allows and was stopped. Nothing was changed. Try again, or ask for less at once.',
  INTERRUPTED:
    'The generation was interrupted several times and was given up. Nothing was changed. Try again.',
  GENERATION_FAILED:
    'The generation failed because of a problem on our side. Nothing was changed. Try again in a moment.',
} as const;

export type FailureCode = keyof typeof failureSentences;

/** A failure with a known cause. `detail` is for the operator's log and never holds member text. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure';
  readonly code: FailureCode;
  readonly detail: string | undefined;

  /** With `waitSeconds` the sentence says when to retry. */
  constructor(code: FailureCode, detail?: string, waitSeconds?: number) {
    const sentence = failureSentences[code];
    super(
      waitSeconds === undefined
        ? sentence
        : sentence.replace(/in a few minutes\.$/, `in ${inWords(waitSeconds)}.`),
    );
    this.code = code;
    this.detail = detail;
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
