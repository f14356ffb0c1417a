import type { MailFailure } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { InboxServer } from '../../mail/inbox-server';
import { openMailbox } from '../../mail/mailbox';
import { codesOf } from '../../startup/refusals/start-refused';

/** A person waits for the answer. */
const SILENCE_MAX_MS = 8_000;

/**
 * Asks whether a mailbox opens.
 * @throws ApiError `illegal-step` with the reason, a `MailFailure`
 */
export async function tryMailbox(server: InboxServer, silenceMaxMs = SILENCE_MAX_MS): Promise<void> {
  try {
    const mailbox = await openMailbox(server, { silenceMaxMs });
    await mailbox.close();
  } catch (error) {
    throw new ApiError('illegal-step', { reason: failureOf(error) });
  }
}

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'mail-refused';
  if ('authenticationFailed' in error && error.authenticationFailed) return 'mail-login';
  const codes = codesOf(error).join(' ');
  if (/ssl|tls|certificate|CERT/i.test(`${error.message} ${codes}`)) return 'mail-security';
  if (/ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET/.test(codes)) return 'mail-unreachable';
  if (/TIMEOUT|ETIMEDOUT|UPGRADE/i.test(`${error.message} ${codes}`)) return 'mail-silent';
  return 'mail-refused';
}
