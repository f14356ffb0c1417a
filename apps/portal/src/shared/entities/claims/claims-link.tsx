import { SEE_CLAIMS } from '@urzad/grants';
import { TextLink } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { useSession } from '../../session/session-store';
import { claimsOf } from './claim-list';
import { claimsMessages } from './messages';

/** Leads an officer who sees claims to those of a participant, of a co-funding, or of a contract. */
export function ClaimsLink(of: Parameters<typeof claimsOf>[0]) {
  const words = useMessages(claimsMessages);
  const maySee = useSession(({ may }) => may(SEE_CLAIMS));

  return maySee && <TextLink href={claimsOf(of)}>{words.showClaims}</TextLink>;
}

/** Claims of a contract begin so: `ROZ/0041`. */
export function claimsOfContract(contract_number: string): { text: string } {
  const [, , number = ''] = contract_number.split('/');
  return { text: `ROZ/${number}` };
}
