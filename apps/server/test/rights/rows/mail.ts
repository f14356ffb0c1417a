import { SEE_CASES, SEE_CONTACT, SEE_MAIL, SEND_MAIL } from '@urzad/grants';
import { LETTER } from '../../mail-letters';
import { ofOffice } from '../kinds';
import type { Rights } from '../right';

/** Letters of the office. The clerk holds a copy of each; who holds none is answered as if there were no letter. */
export const MAIL = {
  'GET /api/mailletter/get': {
    ...ofOffice(SEE_MAIL),
    send: () => ({ query: { folder: 'inbox' } }),
  },
  'GET /api/mailletter/counts': ofOffice(SEE_MAIL),
  'GET /api/mailletter/refused': ofOffice(SEE_MAIL, SEE_CONTACT),
  'GET /api/mailletter/find': {
    ...ofOffice(SEE_MAIL),
    // Who holds no copy sees nothing, whatever they may see otherwise.
    auditor: 'object-no-exist',
    send: ({ letter }) => ({ query: { id: letter.id } }),
  },
  'GET /api/mailletter/about': {
    ...ofOffice(SEE_CASES, SEE_MAIL, SEND_MAIL),
    // The mail lets them in; what they do not see is missing.
    ...({ unseen: 'object-no-exist', none: 'no-privilege' } as const),
    send: ({ led }) => ({ query: { obj_type: 'officecase', id_obj: led.id } }),
  },
  'GET /api/mailletter/recipients': {
    ...ofOffice(SEE_MAIL, SEND_MAIL),
    send: () => ({ query: { ret_type: 'autocomplete' } }),
  },
  'POST /api/mailletter/save': { ...ofOffice(SEE_MAIL, SEND_MAIL), send: () => ({ body: LETTER }) },
  'POST /api/mailletter/send': {
    ...ofOffice(SEE_MAIL, SEND_MAIL),
    send: ({ second }) => ({ body: { ...LETTER, to: [second.id] } }),
  },
  'POST /api/mailletter/read': {
    ...ofOffice(SEE_MAIL),
    send: ({ letter }) => ({ body: { ids: [letter.id], is_read: 'yes' } }),
  },
  'POST /api/mailletter/trash': {
    ...ofOffice(SEE_MAIL),
    send: ({ letter }) => ({ body: { ids: [letter.id] } }),
  },
  'POST /api/mailletter/restore': {
    ...ofOffice(SEE_MAIL),
    send: ({ trashedLetter }) => ({ body: { ids: [trashedLetter.id] } }),
  },
  'POST /api/mailletter/erase': {
    ...ofOffice(SEE_MAIL),
    send: ({ trashedLetter }) => ({ body: { ids: [trashedLetter.id] } }),
  },
  'POST /api/mailletter/file': {
    ...ofOffice(SEE_MAIL, SEE_CASES, 'office_case_edit'),
    send: ({ letter, led }) => ({ query: { id: letter.id }, body: { id_officecase: led.id } }),
  },
} satisfies Rights;
