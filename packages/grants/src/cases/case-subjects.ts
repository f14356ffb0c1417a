/** Objects that a case may be about; `general`: about none (Process §2.16). Apart from the kinds: every page has its addresses. */
export const CASE_SUBJECTS = [
  'cofundingregistration',
  'cofundingmember',
  'cofundingcontract',
  'cofundinggrant',
  'cofundingrequest',
  'general',
] as const;
export type CaseSubject = (typeof CASE_SUBJECTS)[number];
