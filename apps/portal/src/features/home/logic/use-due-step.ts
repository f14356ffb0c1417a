import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import type { NamedDeadline } from '#shared/entities/co-fundings/deadline-list';
import { nextDeadline } from '#shared/entities/co-fundings/deadlines-of';
import { contractOfQuery } from '#shared/entities/contracts/contract-query';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { useBusinessToday } from '#shared/system/use-office';
import type { NextStep } from './next-step';

/** A step with its last day, where rows of lists do not say it. */
export interface DueStep {
  step: NextStep;
  due?: IsoDate | undefined;
  /** What a participant has to do or to expect first. */
  deadline?: NamedDeadline | undefined;
}

/**
 * The step, once its last day is known: a registration says that of its documents, the contract that of its signature.
 * What is not the turn of the parent, or is over, is only looked at.
 */
export function useDueStep(step: NextStep, id: number | undefined): DueStep & { isLoading: boolean } {
  const today = useBusinessToday();
  // The remarks of a correction are in the registration too. The folder waits for them, so that it is shown whole.
  const isInRegistration = step === 'correct' || step === 'documents';
  const registration = useQuery({ ...registrationQuery(id ?? 0), enabled: isInRegistration });
  const contract = useQuery({ ...contractOfQuery(id ?? 0), enabled: step === 'contract' });
  const member = useQuery({ ...ownMemberQuery, enabled: step === 'panel' });
  const isLoading = registration.isLoading || contract.isLoading || member.isLoading;
  if (step === 'panel')
    return { step, deadline: member.data ? nextDeadline(member.data) : undefined, isLoading };
  if (step !== 'documents' && step !== 'contract') return { step, isLoading };

  const waits = contract.data?.status === 'to_member';
  const due =
    step === 'documents'
      ? registration.data?.accession?.documents_to
      : waits && contract.data?.sign_member_to;
  return due && today && today <= due ? { step, due, isLoading } : { step: 'show', isLoading };
}
