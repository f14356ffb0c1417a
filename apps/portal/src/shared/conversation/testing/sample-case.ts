import type { CaseMessage, OfficeCase } from '@urzad/contract';

const OFFICER = { id: 9, name: 'Tomasz Lisiecki' };
const APPLICANT = { id: 7, name: 'Katarzyna Wzorcowa' };

/** A letter of the applicant. */
export const LETTER: CaseMessage = {
  id: 1,
  direction: 'IN',
  body: 'Od marca Ola też pójdzie do „Ślimaczka”.\nCzy mam wysłać coś jeszcze?',
  author: APPLICANT,
  sent_date: '2027-02-10T08:14:00.000Z',
  read_date: '2027-02-11T07:05:00.000Z',
  files: [],
};

/** The question of the office. */
const QUESTION: CaseMessage = {
  ...LETTER,
  id: 2,
  direction: 'OUT',
  body: 'Do kiedy Ola chodzi do żłobka?',
  author: OFFICER,
  sent_date: '2027-02-16T09:24:00.000Z',
  read_date: null,
};

/** A case in which the office waits for the applicant. */
export const CASE: OfficeCase = {
  id: 58,
  id_document: null,
  sign: 'PMG.4321.58.2027',
  title: 'Zmiana placówki dla Oli',
  kind: 'INNE',
  status: 'wait_citizen',
  obj_type: 'cofundingregistration',
  id_obj: 4,
  obj_number: 'FR/1-2027/00041',
  person: APPLICANT.name,
  priority: 'NORMAL',
  create_date: LETTER.sent_date,
  due_date: '2027-03-15',
  answer_to: '2027-02-19',
  is_overdue: 'no',
  owner: OFFICER,
  unread: 1,
  last_date: QUESTION.sent_date,
  id_user: APPLICANT.id,
  row_version: 3,
  is_test: 'no',
  channel: 'PORTAL',
  form: {},
  archive_class: '4321',
  archive_cat: 'B10',
  messages: [LETTER, QUESTION],
  events: [
    { date: LETTER.sent_date, status: 'new', officer: null },
    { date: '2027-02-11T07:05:00.000Z', status: 'open', officer: OFFICER.name },
    { date: QUESTION.sent_date, status: 'wait_citizen', officer: OFFICER.name },
  ],
  documents: [],
  others: [],
  reopen_to: null,
  steps: ['write', 'withdraw'],
};
