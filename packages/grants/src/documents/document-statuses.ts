import { defineStatuses, type StatusOf } from '../law/define-statuses';

/** How far a document of the office is signed (Process §2.17). */
export const DOCUMENT_STATUSES = /* @__PURE__ */ defineStatuses({
  frozen: { pl: 'Bez podpisu', en: 'Not signed', colour: 'blue' },
  partially_signed: { pl: 'Podpisany częściowo', en: 'Signed by one side', colour: 'purple' },
  signed: { pl: 'Podpisany', en: 'Signed', colour: 'green' },
  void: { pl: 'Unieważniony', en: 'Void', colour: 'red' },
});

export type DocumentStatus = StatusOf<typeof DOCUMENT_STATUSES>;
