import type { Clock } from '../../clock';
import { RequestFailure } from '../../errors';
import type { Demand } from '../../plugins/access';

/** How long a proof of who somebody is counts. */
export interface ConfirmationRule {
  readonly clock: Clock;
  readonly confirmationMs: number;
}

/** 403 for a dangerous call of a session whose owner has not proved lately who they are. */
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
