import { ATTACHMENT_EXTENSIONS } from '@urzad/domain';
import { filesOf } from '../../uploads/public';
import * as registrations from '../repository';
import { refuseFileBeyondRemarks } from '../review/correction';
import { noteOf } from '../step';
import { lockDraft } from './lock-draft';
import { voidFormDocument } from './save-draft';

/** The files of a registration. A change of them voids the document that lists them. */
export const registrationFiles = filesOf<registrations.RegistrationRecord>({
  entity: 'cofundingregistration',
  kinds: ATTACHMENT_EXTENSIONS,
  // A form has a dozen kinds of documents, so this is enough for anybody.
  most: 30,
  lock: lockDraft,
  refuse: refuseFileBeyondRemarks,
  async change(tx, record, by) {
    await voidFormDocument(tx, record, by);
    return registrations.touch(tx, record.id, { values: { id_document: null }, by });
  },
  // That of a submitted version.
  isEvidence: ({ number }) => number !== null,
  noteOf,
});
