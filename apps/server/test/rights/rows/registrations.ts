import type { Registration } from '@urzad/contract';
import { REGISTRATION_LAW, type RegistrationStep, SEE_REGISTRATIONS, SEE_SENSITIVE } from '@urzad/grants';
import { DEMO_ACCOUNT } from '../../../src/seed/walk-accession';
import { marksFor, REJECTION } from '../../office-registrations';
import {
  FOR_ALL,
  listOfBoth,
  OWN_OF_CITIZENS,
  OWNED,
  ofBoth,
  ofOffice,
  privilegesFor,
  STEP_OF_CITIZEN,
  stepOfOffice,
} from '../kinds';
import type { Answers, Right, Rights } from '../right';
import type { World } from '../world';

type Name = {
  [Key in keyof World]: World[Key] extends { registration: Registration } ? Key : never;
}[keyof World];

/** A call on one of the registrations, whose parent is its owner. */
function on(name: Name, sent: (registration: Registration, world: World) => object = () => ({})) {
  return {
    of: (world) => world[name].who,
    send: (world) => {
      const { registration } = world[name];
      return { query: { id: registration.id }, body: sent(registration, world) };
    },
  } satisfies Partial<Right>;
}

function read(name: Name) {
  return {
    of: (world) => world[name].who,
    send: (world) => ({ query: { id: world[name].registration.id } }),
  } satisfies Partial<Right>;
}

/** A step of the office, as the law of registrations names it. */
function officeStep(step: RegistrationStep) {
  const answers = stepOfOffice(SEE_REGISTRATIONS, ...privilegesFor(REGISTRATION_LAW, step));
  // Without the privilege to see it, it is a missing one.
  return { ...answers, unseen: 'object-no-exist' } satisfies Answers;
}

const stale = ({ row_version }: Registration) => ({ row_version });

/** Applications for co-funding, the calls, clauses and certificates of them. */
export const REGISTRATIONS = {
  'GET /api/cofundingcall/get': { ...FOR_ALL, lists: ({ draft }) => draft.registration.call.id },
  'GET /api/cofundingcall/find': {
    ...FOR_ALL,
    send: ({ draft }) => ({ query: { id: draft.registration.call.id } }),
  },

  'GET /api/cofundingclause/find': {
    ...OWNED,
    of: ({ unread }) => unread.who,
    send: ({ unread }) => ({ query: { id: unread.registration.clause.id } }),
  },
  'POST /api/cofundingclause/sign': {
    ...STEP_OF_CITIZEN,
    of: ({ unread }) => unread.who,
    send: ({ unread: { registration } }) => ({
      query: { id: registration.clause.id },
      body: {
        sha256: registration.documents.find(({ kind }) => kind === 'KLAUZULA')?.sha256,
        statement: 'yes',
      },
    }),
  },
  'GET /api/cofundingcertificate/find – empty': {
    ...FOR_ALL,
    send: () => ({ query: { kind: 'ZASW_PRACODAWCA' } }),
    stranger: 'done',
  },
  'GET /api/cofundingcertificate/find – filled in': {
    ...OWNED,
    of: ({ draft }) => draft.who,
    send: ({ draft }) => ({ query: { kind: 'ZASW_PRACODAWCA', id: draft.registration.id } }),
  },

  'GET /api/cofundingregistration/get': {
    ...listOfBoth(SEE_REGISTRATIONS),
    of: ({ sent }) => sent.who,
    lists: ({ sent }) => sent.registration.id,
  },
  'GET /api/cofundingregistration/counts': ofOffice(SEE_REGISTRATIONS),
  'GET /api/cofundingregistration/officers': ofOffice(SEE_REGISTRATIONS),
  'GET /api/cofundingregistration/find': { ...ofBoth(SEE_REGISTRATIONS), ...read('sent') },
  'GET /api/cofundingregistration/find – what tells of health': {
    ...ofBoth(SEE_REGISTRATIONS, SEE_SENSITIVE),
    ...read('sent'),
    shows: ({ documents }: Registration) => documents.some(({ kind }) => kind === 'FORMULARZ'),
    unseen: 'object-no-exist',
    without: 'the rest',
  },
  'GET /api/cofundingregistration/downloadall': { ...ofBoth(SEE_REGISTRATIONS), ...read('sent') },

  'POST /api/cofundingregistration/add': {
    ...OWN_OF_CITIZENS,
    send: ({ draft }) => ({ body: { id_call: draft.registration.call.id } }),
  },
  'POST /api/cofundingregistration/set': {
    ...STEP_OF_CITIZEN,
    ...on('draft', ({ form, row_version }) => ({ form, row_version })),
  },
  'POST /api/cofundingregistration/attach': {
    ...STEP_OF_CITIZEN,
    ...on('draft', (_draft, { upload }) => ({ filename: upload, kind: 'INNY' })),
  },
  'POST /api/cofundingregistration/detach': {
    ...STEP_OF_CITIZEN,
    ...on('draft', ({ attachments }) => ({ id_file: attachments[0]?.id })),
  },
  'POST /api/cofundingregistration/tosign': { ...STEP_OF_CITIZEN, ...on('draft', stale) },
  'POST /api/cofundingregistration/cancel': { ...STEP_OF_CITIZEN, ...on('draft') },
  'POST /api/cofundingregistration/edit': { ...STEP_OF_CITIZEN, ...on('toSign') },
  'POST /api/cofundingregistration/signcode': {
    ...STEP_OF_CITIZEN,
    ...on('toSign', (_toSign, { signature }) => ({ id_document: signature.id_document })),
  },
  'POST /api/cofundingregistration/sign': {
    ...STEP_OF_CITIZEN,
    ...on('toSign', (_toSign, { signature }) => signature),
  },
  'POST /api/cofundingregistration/checksigned': {
    ...STEP_OF_CITIZEN,
    ...on('toSign', (_toSign, { signedForm: { id_document, filename } }) => ({ id_document, filename })),
  },
  'POST /api/cofundingregistration/signfile': {
    ...STEP_OF_CITIZEN,
    ...on('toSign', (_toSign, { signedForm }) => signedForm),
  },
  'POST /api/cofundingregistration/send': { ...STEP_OF_CITIZEN, ...on('signed') },
  'POST /api/cofundingregistration/withdraw': {
    ...STEP_OF_CITIZEN,
    ...on('sent', ({ row_version }) => ({ row_version, reason: 'INNE' })),
  },

  'POST /api/cofundingregistration/attachproof': {
    ...STEP_OF_CITIZEN,
    ...on('qualified', (_qualified, { proof }) => ({ filename: proof, kind: 'AKT_URODZENIA', child: 0 })),
  },
  'POST /api/cofundingregistration/setaccount': {
    ...STEP_OF_CITIZEN,
    ...on('qualified', ({ row_version }) => ({ row_version, bank_account_number: DEMO_ACCOUNT })),
  },
  'POST /api/cofundingregistration/personaldata': {
    ...STEP_OF_CITIZEN,
    ...on('qualified', ({ row_version }) => ({ row_version, answers: {} })),
  },
  'POST /api/cofundingregistration/senddocuments': { ...STEP_OF_CITIZEN, ...on('complete', stale) },
  'POST /api/cofundingregistration/checkproof': {
    ...officeStep('acceptDocuments'),
    ...on('toCheck', ({ row_version, accession }) => ({
      ...{ row_version, status: 'accepted' },
      id_file: accession?.files.find(({ kind }) => kind === 'AKT_URODZENIA')?.id,
    })),
  },
  'POST /api/cofundingregistration/returndocuments': {
    ...officeStep('returnDocuments'),
    ...on('toReturn', stale),
  },
  'POST /api/cofundingregistration/acceptdocuments': {
    ...officeStep('acceptDocuments'),
    ...on('toAccept', stale),
  },
  'POST /api/cofundingregistration/prolongdocuments': {
    ...officeStep('prolong'),
    ...on('qualified', ({ row_version }) => ({
      row_version,
      days: 7,
      reason: 'Choroba dziecka, zaświadczenie w drodze.',
    })),
  },

  'POST /api/cofundingregistration/take': { ...officeStep('take'), ...on('sent') },
  'POST /api/cofundingregistration/takemany': {
    ...ofOffice(SEE_REGISTRATIONS, ...privilegesFor(REGISTRATION_LAW, 'take')),
    of: ({ sent }) => sent.who,
    send: ({ sent }) => ({ body: { ids: [sent.registration.id] } }),
  },
  'POST /api/cofundingregistration/takeover': {
    ...officeStep('takeOver'),
    ...on('ledByOther', (_led, { second }) => ({ id_user_owner: second.id })),
  },
  'POST /api/cofundingregistration/confirmsignature': {
    ...officeStep('confirmSignature'),
    ...on('remarked', ({ row_version, documents }) => ({
      ...{ row_version, id_document: documents.find(({ kind }) => kind === 'FORMULARZ')?.id },
      reason: 'Podpis sprawdzono telefonicznie.',
    })),
  },
  'POST /api/cofundingregistration/review': {
    ...officeStep('score'),
    ...on('agreed', (registration) => ({
      row_version: registration.row_version,
      marks: marksFor(registration),
    })),
  },
  'POST /api/cofundingregistration/return': { ...officeStep('return'), ...on('remarked', stale) },
  'POST /api/cofundingregistration/score': {
    ...officeStep('score'),
    ...on('agreed', ({ row_version }) => ({
      row_version,
      points_final: 5,
      points_note: 'Zgodnie z kryteriami.',
    })),
  },
  'POST /api/cofundingregistration/reject': {
    ...officeStep('reject'),
    ...on('remarked', ({ row_version }) => ({ row_version, ...REJECTION })),
  },
  'POST /api/cofundingregistration/approve': { ...officeStep('approve'), ...on('scored', stale) },
  'POST /api/cofundingregistration/sendback': {
    ...officeStep('sendBack'),
    ...on('scored', ({ row_version }) => ({ row_version, note: 'Punkty za dochód są policzone dwa razy.' })),
  },
  'POST /api/cofundingregistration/rescore': {
    ...officeStep('rescore'),
    ...on('rescored', ({ row_version }) => ({
      row_version,
      points_final: 25,
      points_note: 'Orzeczenie jest ważne.',
    })),
  },
  'POST /api/cofundingregistration/approverescore': {
    ...officeStep('approveRescore'),
    ...on('rescored', stale),
  },
} satisfies Rights;
