import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import { emailKey } from '../accounts/email-key';
import { answerRequest, noteFault } from './answer-requests';
import type { PasswordResetDeps } from './password-reset-deps';
import { keepRequest } from './reset-requests.repository';

const windowMs = 60 * 60 * 1000;

/** Mails per address, whoever requests them: nobody's mailbox may be flooded. */
const perEmail = { attempts: 5, windowMs };

/** Requests per client address, for any account. */
const perAddress = { attempts: 30, windowMs };

/**
 * Creates the handler of `/api/reset`. It stores the request and responds before the account is
 * looked up, so that neither the response nor its timing reveals who has an account. `settled`
 * resolves when pending mails are saved; for closing the host.
 */
export function resetRequester(deps: PasswordResetDeps) {
  const byEmail = new AttemptLimit(deps, 'reset mail to an email', perEmail);
  const byAddress = new AttemptLimit(deps, 'reset mail from an address', perAddress);
  const underWay = new Set<Promise<void>>();

  return {
    async request(email: string, address: string, log: FastifyBaseLogger): Promise<void> {
      await byAddress.begin(clientNetwork(address));
      await byEmail.begin(emailKey(email));
      const id = await keepRequest(deps.db, email, deps.clock());
      const work = answerRequest(deps, id, log)
        .catch((error: unknown) => noteFault(log, error))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
