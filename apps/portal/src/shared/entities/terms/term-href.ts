import { pathOfObject, refOf, type TermRow } from '@urzad/contract';
import { paths } from '#shared/paths';

const LISTS: Record<TermRow['code'], string> = {
  call_end: paths.calls,
  call_reserve: paths.calls,
  registration_check: `${paths.registrations}?tab=all&call=all&status=submitted,formal_check,documents_check&sort=due_date`,
  correction: `${paths.registrations}?tab=to_correct&call=all&sort=due_date`,
  documents: `${paths.registrations}?tab=all&call=all&status=documents`,
  contract_member: `${paths.contracts}?tab=member&sort=sign_to`,
  contract_office: `${paths.contracts}?tab=office&sort=sign_to`,
  annex_member: `${paths.annexes}?tab=member&sort=sign_to`,
  annex_office: `${paths.annexes}?tab=office&sort=sign_to`,
  claim_correction: `${paths.claims}?tab=to_correct&sort=due_date`,
  payment: `${paths.claims}?tab=all&status=approved,approved_partly,payment&sort=due_date`,
  payment_list: `${paths.payments}?tab=lists&status=draft,approved,exported&sort=date`,
  case: `${paths.officeCases}?tab=live&sort=due_date`,
};

/** Where a term leads: to its object, and of several to their list, the first term first. */
export function termHref({ code, only }: Pick<TermRow, 'code' | 'only'>): string {
  if (only?.obj_type === 'cofundingcall') return paths.call(only.id);
  return only ? pathOfObject(refOf(only.obj_type, only.id)) : LISTS[code];
}
