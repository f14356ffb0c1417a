import { addressOfOfficeFile, refOf } from '@urzad/contract';
import { SEE_DOCUMENTS, SEE_REGISTRATIONS, SEE_SENSITIVE } from '@urzad/grants';
import { multipartOf, pdfOf } from '../../multipart';
import { FOR_ALL, NOT_FOUND, OWN, OWNED, ofBoth, ofOffice, REFUSED } from '../kinds';
import type { Right, Rights } from '../right';

function documentOf(kind: string) {
  return {
    of: ({ sent }) => sent.who,
    send: ({ sent }) => ({
      query: { id: sent.registration.documents.find((document) => document.kind === kind)?.id ?? 0 },
    }),
  } satisfies Partial<Right>;
}

/** Uploads, documents and their files. */
export const FILES = {
  'POST /api/base/uploadfile': {
    ...OWN,
    send: () => {
      const { headers, payload } = multipartOf('umowa.pdf', pdfOf(2_000));
      return { body: payload, headers };
    },
  },
  'POST /api/base/uploadfile – a picture of oneself': {
    ...OWN,
    send: ({ portrait }) => {
      const { headers, payload } = multipartOf('ja.png', portrait);
      return { query: { purpose: 'avatar' }, body: payload, headers };
    },
    // It belongs to the account.
    auditor: 'own',
  },
  'POST /api/base/uploadchunk': {
    ...OWN,
    send: () => ({
      body: { phase: 'start', mime_type: 'application/pdf', size: 2_000, name: 'umowa.pdf' },
    }),
  },
  'GET /api/base/uploadchunk': { ...OWNED, send: ({ chunks }) => ({ query: { session_id: chunks } }) },
  'DELETE /api/base/uploadchunk': { ...OWNED, send: ({ chunks }) => ({ query: { session_id: chunks } }) },

  // Of a registration, or of the case in which it is filed: whoever sees one of them.
  'GET /api/basedocument/find – the form': {
    ...ofBoth(SEE_REGISTRATIONS, SEE_SENSITIVE),
    ...documentOf('FORMULARZ'),
    unseen: 'done',
    none: 'object-no-exist',
  },
  'GET /api/basedocument/find – any other': {
    ...ofBoth(SEE_REGISTRATIONS),
    ...documentOf('POTWIERDZENIE_ZLOZENIA'),
    without: 'done',
    none: 'object-no-exist',
  },
  // A file of a registration: its documents are seen with its case too.
  'GET /api/basedocument/get': {
    ...ofOffice(SEE_DOCUMENTS, SEE_REGISTRATIONS),
    send: ({ agreed }) => ({
      query: { direction: 'received', ...refOf('cofundingregistration', agreed.registration.id) },
    }),
    lists: ({ agreed }) => agreed.registration.attachments[0]?.id ?? 0,
    without: 'other rows',
    unseen: 'no-privilege',
  },
  'GET /api/basedocument/counts': ofOffice(SEE_DOCUMENTS),
  'GET /api/basedocument/show': {
    ...ofOffice(SEE_DOCUMENTS, SEE_REGISTRATIONS),
    ...documentOf('POTWIERDZENIE_ZLOZENIA'),
    without: 'done',
    unseen: 'no-privilege',
  },
  'GET /api/basedocument/downloadmany': {
    ...ofOffice(SEE_DOCUMENTS, SEE_REGISTRATIONS),
    of: ({ agreed }) => agreed.who,
    send: ({ agreed }) => ({
      query: { direction: 'received', ids: String(agreed.registration.attachments[0]?.id ?? 0) },
    }),
    without: 'object-no-exist',
    unseen: 'no-privilege',
  },
  'GET /api/basefile/find': {
    ...ofOffice(SEE_DOCUMENTS, SEE_REGISTRATIONS),
    of: ({ agreed }) => agreed.who,
    send: ({ agreed }) => ({ query: { id: agreed.registration.attachments[0]?.id ?? 0 } }),
    without: 'object-no-exist',
    unseen: 'no-privilege',
  },
  'POST /api/basedocument/verify': {
    ...FOR_ALL,
    send: () => ({ body: { number: 'DOK-2027-1', sha256: '0'.repeat(64) } }),
  },
} satisfies Rights;

/** Of the server, but no endpoints of the contract. The signature of an address stands for the right of whoever got it. */
export const BESIDE_THE_CONTRACT = {
  'GET /api/base/file/{filename} – with its signature': {
    ...FOR_ALL,
    address: ({ agreed }) => agreed.registration.attachments[0]?.url ?? '',
  },
  'GET /api/base/file/{filename} – without': {
    ...REFUSED,
    address: ({ agreed }) => unsigned(agreed.registration.attachments[0]?.url),
  },
  'GET /api/base/file/{filename}/thumb – without': {
    ...REFUSED,
    address: ({ agreed }) =>
      `${unsigned(agreed.registration.attachments[0]?.url).split('?')[0]}/thumb?expires=9999999999&signature=invented`,
  },
  'GET /api/base/officefile/{filename}': {
    ...FOR_ALL,
    address: ({ officeLogo }) => addressOfOfficeFile(officeLogo),
  },
  'GET /api/calendarfeed/feed.ics – with its secret': {
    ...FOR_ALL,
    address: ({ feedOfManager }) => feedOfManager.path,
  },
  'GET /api/calendarfeed/feed.ics – with another one': {
    ...NOT_FOUND,
    address: ({ feedOfManager }) => `${feedOfManager.path}x`,
  },
  'GET /api/base/archive – with its signature': { ...FOR_ALL, address: ({ archive }) => archive },
  'GET /api/base/archive – without': { ...REFUSED, address: ({ archive }) => unsigned(archive) },
  'GET /api/cofundingcall/rankinglist': {
    ...FOR_ALL,
    send: ({ ranked }) => ({ query: { id: ranked.id, version_no: 1 } }),
  },
  'GET /api/user/accountarchive – with its signature': { ...FOR_ALL, address: ({ copy }) => copy },
  'GET /api/user/accountarchive – without': { ...REFUSED, address: ({ copy }) => unsigned(copy) },
  'GET /api/officecase/archivefile – with its signature': {
    ...FOR_ALL,
    address: ({ caseArchive }) => caseArchive,
  },
  'GET /api/officecase/archivefile – without': {
    ...REFUSED,
    address: ({ caseArchive }) => unsigned(caseArchive),
  },
  'GET /api/health/live': FOR_ALL,
  'GET /api/health/ready': FOR_ALL,
} satisfies Rights;

/** The same address with another signature. */
function unsigned(address = ''): string {
  return address.replace(/signature=[^&]+/, `signature=${'A'.repeat(43)}`);
}
