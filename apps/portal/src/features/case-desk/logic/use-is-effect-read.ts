import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { isLiveCase, statedChange } from '@urzad/grants';
import { coFundingQuery } from '#shared/entities/co-fundings/co-funding-query';
import { contractQuery } from '#shared/entities/contracts/contract-query';
import { memberQuery } from '#shared/entities/members/member-query';

/** Whether the object is there that the acceptance of a case changes: shown later, it would move the buttons below. */
export function useIsEffectRead(officeCase: OfficeCase | undefined): boolean {
  const changed = officeCase && isLiveCase(officeCase.status) ? changedBy(officeCase) : undefined;
  const id = officeCase?.id_obj ?? 0;
  const isOf = (one: ReturnType<typeof changedBy>) => id !== 0 && changed === one;
  const member = useQuery({ ...memberQuery(id), enabled: isOf('member') });
  const coFunding = useQuery({ ...coFundingQuery(id), enabled: isOf('coFunding') });
  const contract = useQuery({ ...contractQuery(id), enabled: isOf('contract') });

  return !member.isLoading && !coFunding.isLoading && !contract.isLoading;
}

function changedBy({ kind, form }: OfficeCase): 'member' | 'coFunding' | 'contract' | undefined {
  if (kind === 'REZYGNACJA') return 'member';
  if (kind === 'ZAWIESZENIE') return 'coFunding';
  return kind === 'ZMIANA' && statedChange(form) === 'account' ? 'contract' : undefined;
}
