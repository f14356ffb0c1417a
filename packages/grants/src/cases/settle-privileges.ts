import type { Privilege } from '../roles/privilege-catalogue';
import type { CaseKind } from './case-kinds';

/** Cases whose answer changes their object: who answers may change that object, too (Process §4.2). */
const SETTLED_BY: Readonly<Partial<Record<CaseKind, Privilege>>> = {
  ZMIANA: 'cofunding_member_edit',
  REZYGNACJA: 'cofunding_member_edit',
  ZAWIESZENIE: 'cofunding_grant_edit',
};

/** The privilege that an answer to a case of this kind needs beside that of cases; none for most kinds. */
export function privilegeToSettle(kind: CaseKind): Privilege | undefined {
  return SETTLED_BY[kind];
}
