import { codesOf, type Option } from '@urzad/domain';

export const CASE_PRIORITY = [
  { code: 'LOW', pl: 'Niski', en: 'Low' },
  { code: 'NORMAL', pl: 'Zwykły', en: 'Normal' },
  { code: 'HIGH', pl: 'Pilny', en: 'Urgent' },
] as const satisfies readonly Option[];
export type CasePriority = (typeof CASE_PRIORITY)[number]['code'];
export const CASE_PRIORITY_CODES = codesOf(CASE_PRIORITY);

/** How a case, or an application, came in (Process §2.16). */
export const CASE_CHANNEL = [
  { code: 'PORTAL', pl: 'Portal', en: 'Portal' },
  { code: 'EMAIL', pl: 'Wiadomość e-mail', en: 'E-mail message' },
  { code: 'EDORECZENIA', pl: 'e-Doręczenia', en: 'e-Doręczenia' },
  { code: 'EPUAP', pl: 'ePUAP', en: 'ePUAP' },
  { code: 'PAPIER', pl: 'Papier', en: 'Paper' },
  { code: 'TELEFON', pl: 'Telefon', en: 'Telephone' },
  { code: 'OSOBISTE', pl: 'Osobiście', en: 'In person' },
] as const satisfies readonly Option[];
export type CaseChannel = (typeof CASE_CHANNEL)[number]['code'];
export const CASE_CHANNEL_CODES = codesOf(CASE_CHANNEL);
