import { useQuery } from '@tanstack/react-query';
import { formOf } from '@urzad/ui';
import { memberQuery } from '#shared/entities/members/member-query';
import { ResignationEffects } from '#shared/entities/members/resignation-effects';
import type { CaseValues } from '../logic/case-values';

const { useFormValue } = formOf<CaseValues>();

/** What follows from the day that is typed. */
export function ResignationPreview({ idMember, isStaff }: { idMember: number; isStaff: boolean }) {
  const lastDay = String(useFormValue('last_day') ?? '');
  const { data: member } = useQuery(memberQuery(idMember));

  return member ? <ResignationEffects member={member} lastDay={lastDay} isOwn={!isStaff} /> : null;
}
