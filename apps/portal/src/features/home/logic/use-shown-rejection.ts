import { useQuery } from '@tanstack/react-query';
import type { Registration, RegistrationRow } from '@urzad/contract';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { useBusinessToday } from '#shared/system/use-office';
import type { NextStep } from './next-step';

type Rejected = Registration & { rejection: NonNullable<Registration['rejection']> };

/**
 * The last rejection, while a review may be asked for, and also afterwards when nothing else is to be done. `pending`:
 * its reason and its deadline, which rows of lists do not have, are loading.
 */
export function useShownRejection(
  rows: readonly RegistrationRow[],
  step: NextStep,
): { pending: boolean; rejected: Rejected | undefined } {
  const row = rows.find(({ status }) => status === 'formally_rejected');
  const { data, isLoading } = useQuery({ ...registrationQuery(row?.id ?? 0), enabled: row !== undefined });
  const today = useBusinessToday();
  const rejection = data?.rejection;
  if (!rejection) return { pending: isLoading, rejected: undefined };

  const { review_to } = rejection;
  const mayReview = review_to !== null && today !== undefined && today <= review_to;
  return { pending: false, rejected: step === 'rejected' || mayReview ? { ...data, rejection } : undefined };
}
