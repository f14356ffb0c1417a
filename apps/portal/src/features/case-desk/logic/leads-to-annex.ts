import type { OfficeCase } from '@urzad/contract';
import { isLiveCase, statedChange } from '@urzad/grants';

type Asking = Pick<OfficeCase, 'kind' | 'status' | 'obj_type' | 'form'>;

/**
 * Whether a case asks for an annex: an account or a name changes by the statement of the case itself, unless the call wants
 * an annex for it (Process §1.2, §2.11).
 */
export function leadsToAnnex({ kind, status, obj_type, form }: Asking): boolean {
  return kind === 'ZMIANA' && obj_type === 'cofundingcontract' && isLiveCase(status) && !statedChange(form);
}
