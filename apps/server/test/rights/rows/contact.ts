import { CONTACT_MESSAGE_LAW, type ContactMessageStep, SEE_CONTACT } from '@urzad/grants';
import { FOR_ALL, ofOffice, privilegesFor } from '../kinds';
import type { Rights } from '../right';
import type { World } from '../world';

const officeStep = (step: ContactMessageStep) =>
  ofOffice(SEE_CONTACT, ...privilegesFor(CONTACT_MESSAGE_LAW, step));
const on =
  (name: 'message' | 'ledMessage' | 'messageOfSecond' | 'closedMessage', more: object = {}) =>
  (world: World) => ({
    query: { id: world[name].id },
    body: { ...('row_version' in world[name] && { row_version: world[name].row_version }), ...more },
  });

/** Messages from the page about contact. */
export const CONTACT = {
  'POST /api/contactmessage/add': {
    ...FOR_ALL,
    send: () => ({
      body: {
        ...{ topic: 'INNE', name: 'Zenon Testowy', mail: 'zenon@example.com', phone: '', body: 'Pytanie' },
        ...{ clause_ack: 'yes', website: '', filled_ms: 60_000 },
      },
    }),
  },
  'GET /api/contactmessage/get': { ...ofOffice(SEE_CONTACT), lists: ({ message }) => message.id },
  'GET /api/contactmessage/counts': ofOffice(SEE_CONTACT),
  'GET /api/contactmessage/owners': ofOffice(SEE_CONTACT),
  'GET /api/contactmessage/find': {
    ...ofOffice(SEE_CONTACT),
    send: ({ message }) => ({ query: { id: message.id } }),
  },
  'POST /api/contactmessage/take': {
    ...officeStep('take'),
    send: ({ message }) => ({ query: { id: message.id }, body: {} }),
  },
  'POST /api/contactmessage/takeover': {
    ...officeStep('takeOver'),
    send: ({ messageOfSecond, second }) => ({
      query: { id: messageOfSecond.id },
      body: { id_user_owner: second.id },
    }),
  },
  'POST /api/contactmessage/answer': { ...officeStep('answer'), send: on('ledMessage', { body: 'Tak.' }) },
  'POST /api/contactmessage/opencase': { ...officeStep('openCase'), send: on('ledMessage') },
  'POST /api/contactmessage/close': {
    ...officeStep('close'),
    send: on('ledMessage', { reason: 'To jest reklama.' }),
  },
  'POST /api/contactmessage/reopen': { ...officeStep('reopen'), send: on('closedMessage') },
} satisfies Rights;
