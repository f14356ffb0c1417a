import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { isLiveCase } from '@urzad/grants';
import { memberQuery } from '#shared/entities/members/member-query';
import { ResignationEffects } from '#shared/entities/members/resignation-effects';

/** What settling a resignation does, before the officer decides; nothing for other cases. */
export function ResignationEffect({ officeCase }: { officeCase: OfficeCase }) {
  const { kind, status, form, id_obj } = officeCase;
  const isAsked = kind === 'REZYGNACJA' && isLiveCase(status) && id_obj !== null;
  const { data: member } = useQuery({ ...memberQuery(id_obj ?? 0), enabled: isAsked });

  return isAsked && member ? <ResignationEffects member={member} lastDay={form.last_day ?? ''} /> : null;
}
