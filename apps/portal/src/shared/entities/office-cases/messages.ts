import type { CaseSubject } from '@urzad/grants';
import type { Messages } from '../../i18n/messages';

const pl = { write: 'Napisz do urzędu' };
const en = { write: 'Write to the office' } satisfies typeof pl;

export const writingMessages: Messages<typeof pl> = { pl, en };

type ByObject = Record<Exclude<CaseSubject, 'general'>, string>;

const subjectPl = {
  /** The kinds of objects. */
  subjects: {
    cofundingregistration: 'Zgłoszenie',
    cofundingmember: 'Udział w projekcie',
    cofundingcontract: 'Umowa',
    cofundinggrant: 'Dofinansowanie',
    cofundingrequest: 'Rozliczenie',
    general: 'Sprawa ogólna',
  } satisfies Record<CaseSubject, string>,
  /** Before the number of the object. */
  about: {
    cofundingregistration: 'Dotyczy zgłoszenia',
    cofundingmember: 'Dotyczy udziału w projekcie',
    cofundingcontract: 'Dotyczy umowy',
    cofundinggrant: 'Dotyczy dofinansowania',
    cofundingrequest: 'Dotyczy rozliczenia',
  } satisfies ByObject,
  /** Leads to the object. */
  see: {
    cofundingregistration: 'Zobacz zgłoszenie',
    cofundingmember: 'Zobacz panel uczestnika',
    cofundingcontract: 'Zobacz umowę',
    cofundinggrant: 'Zobacz dofinansowanie',
    cofundingrequest: 'Zobacz rozliczenie',
  } satisfies ByObject,
};

const subjectEn = {
  subjects: {
    cofundingregistration: 'Application',
    cofundingmember: 'Participation in the project',
    cofundingcontract: 'Contract',
    cofundinggrant: 'Co-funding',
    cofundingrequest: 'Claim',
    general: 'General case',
  },
  about: {
    cofundingregistration: 'About application',
    cofundingmember: 'About participation',
    cofundingcontract: 'About contract',
    cofundinggrant: 'About co-funding',
    cofundingrequest: 'About claim',
  },
  see: {
    cofundingregistration: 'See the application',
    cofundingmember: 'See the panel of the participant',
    cofundingcontract: 'See the contract',
    cofundinggrant: 'See the co-funding',
    cofundingrequest: 'See the claim',
  },
} satisfies typeof subjectPl;

export const subjectMessages: Messages<typeof subjectPl> = { pl: subjectPl, en: subjectEn };
