import { isObjType, type LogObject, pathOfObject, refOf } from '@urzad/contract';
import {
  logObjectName,
  type Privilege,
  SEE_CALLS,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTRACTS,
  SEE_MEMBERS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
} from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import { paths } from '../paths';
import { useSession } from '../session/session-store';

/** With which privilege the screen of an object opens. */
const SEEN_WITH: Readonly<Record<string, Privilege>> = {
  cofundingregistration: SEE_REGISTRATIONS,
  cofundingcall: SEE_CALLS,
  cofundingmember: SEE_MEMBERS,
  cofundinggrant: SEE_CO_FUNDINGS,
  cofundingcontract: SEE_CONTRACTS,
  cofundingannex: SEE_CONTRACTS,
  cofundingrequest: SEE_CLAIMS,
  cofundingpaymentlist: SEE_PAYMENTS,
  officecase: SEE_CASES,
  retentionlist: 'rodo_anonymise',
  user: 'user_show',
  role: 'user_role_show',
  usergroup: 'user_group_show',
};

/** What an entry is about, with a link to its screen for who may open it. */
export function ObjectLink({ object }: { object: LogObject }) {
  const locale = useLocale();
  const needed = SEEN_WITH[object.type];
  const maySee = useSession(({ may }) => needed !== undefined && may(needed));
  const href = maySee ? hrefOf(object) : undefined;
  const kind = logObjectName(object.type, locale);
  const text = `${kind} ${object.name ?? object.id ?? ''}`.trim();

  return href ? <TextLink href={href}>{text}</TextLink> : <span>{text}</span>;
}

function hrefOf({ type, id }: LogObject): string | undefined {
  if (type === 'role') return paths.userRoles;
  if (type === 'usergroup') return paths.userGroups;
  if (id === null) return undefined;
  if (type === 'user') return paths.user(id);
  return isObjType(type) ? pathOfObject(refOf(type, id)) : undefined;
}
