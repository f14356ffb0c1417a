import { marksOf, TEMPLATE_GROUPS, type TemplateGroup } from '../template-marks';
import { ACCOUNT_TEMPLATES } from './of-accounts';
import { CALENDAR_TEMPLATES } from './of-calendar';
import { CALL_TEMPLATES } from './of-calls';
import { CASE_TEMPLATES } from './of-cases';
import { CHECK_TEMPLATES } from './of-checks';
import { CLAIM_TEMPLATES } from './of-claims';
import { CONTRACT_TEMPLATES } from './of-contracts';
import { MEMBER_TEMPLATES } from './of-members';
import { OFFICE_TEMPLATES } from './of-office';
import { REGISTRATION_TEMPLATES } from './of-registrations';
import { TICKET_TEMPLATES } from './of-tickets';
import type { NoticeTemplate } from './template';

/** Notices whose words the office may change, by what they are about. */
const GROUPS = {
  calls: CALL_TEMPLATES,
  registrations: REGISTRATION_TEMPLATES,
  contracts: CONTRACT_TEMPLATES,
  members: MEMBER_TEMPLATES,
  claims: CLAIM_TEMPLATES,
  cases: CASE_TEMPLATES,
  accounts: ACCOUNT_TEMPLATES,
  tickets: TICKET_TEMPLATES,
  checks: CHECK_TEMPLATES,
  office: OFFICE_TEMPLATES,
  calendar: CALENDAR_TEMPLATES,
} as const satisfies Record<TemplateGroup, Readonly<Record<string, NoticeTemplate>>>;

type CodesOf<Group> = Group extends unknown ? keyof Group : never;
export type NoticeTemplateCode = CodesOf<(typeof GROUPS)[TemplateGroup]>;

const ALL = new Map<string, NoticeTemplate & { group: TemplateGroup }>(
  TEMPLATE_GROUPS.flatMap((group) =>
    Object.entries<NoticeTemplate>(GROUPS[group]).map(([code, one]) => [code, { ...one, group }] as const),
  ),
);

/** Their codes, in the order in which they are listed. */
export const NOTICE_TEMPLATE_CODES = [...ALL.keys()] as NoticeTemplateCode[];

export function isNoticeTemplate(code: string): code is NoticeTemplateCode {
  return ALL.has(code);
}

export function noticeTemplate(code: NoticeTemplateCode) {
  const found = ALL.get(code);
  if (!found) throw new Error(`${code} is no template.`);
  const { subject, text } = found;
  return {
    ...found,
    /** All that the notice has values of. */
    marks: marksOf(`${subject.pl} ${text.pl}`),
    /** What its text has to name. */
    required: marksOf(text.pl),
  };
}
