import type { Clock } from '../../clock';
import { RequestFailure } from '../../errors';
import type { Demand } from '../../plugins/access';

/** How long a re-authentication counts. */
export interface ConfirmationRule {
  readonly clock: Clock;
  readonly confirmationMs: number;
}

/** Throws 403 for a sensitive call by a session that has not recently re-authenticated. */
export const demandConfirmation =
  ({ clock, confirmationMs }: ConfirmationRule): Demand =>
  ({ confirmedAt }, { confirmed }) => {
    if (!confirmed || confirmedAt === null) return;
    if (clock().getTime() - confirmedAt.getTime() < confirmationMs) return;
    throw new RequestFailure(
      403,
      'CONFIRMATION_REQUIRED',
      'Confirm that it is you with your password, then try again',
    );
  };
