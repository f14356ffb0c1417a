import { type EmployerCertificate, refOf, type WorkCertificates } from '@urzad/contract';
import {
  type AccessionFacts,
  BROUGHT_CERTIFICATES,
  type BroughtCertificate,
  EMPLOYER_CERTIFICATE_LAW,
  factsOfForm,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { Db } from '../../db';
import { getCall } from '../cofunding-calls/public';
import {
  type EmployerCertificateRow,
  factsOfEmployment,
  findCertificates,
} from '../cofunding-employers/public';
import type { Viewer } from '../cofunding-members/public';
import { presentAttachment, type RegistrationRecord } from '../cofunding-registrations/public';
import { type AddressMaker, type FileRow, filesAmong, readBy } from '../uploads/public';
import { isOpenStage, neededCertificate, stageOf } from './certificate-stage';

const KINDS = Object.keys(BROUGHT_CERTIFICATES) as BroughtCertificate[];

/** The certificates of a registration as this viewer may see them. */
export async function viewOfCertificates(
  app: AddressMaker & { db: Db },
  registration: RegistrationRecord,
  viewer: Viewer,
): Promise<WorkCertificates> {
  const maker = readBy(app, viewer, registration.id_user);
  const { db } = maker;
  const { id } = registration;
  const [stage, rows, { params }] = await Promise.all([
    stageOf(db, registration),
    findCertificates(db, id, KINDS),
    getCall(db, registration.id_call),
  ]);
  const owner = refOf('cofundingregistration', id);
  const files = await filesAmong(
    db,
    owner,
    rows.map(({ id_file }) => id_file),
  );
  const isOpen = isOpenStage(stage);
  const { kind, needed_to } = await neededCertificate(db, stage);
  const isNeeded = kind === 'START' || needed_to !== null;
  const mayCheck = viewer.as === 'staff' && EMPLOYER_CERTIFICATE_LAW.mayStep('accept', 'uploaded', viewer);

  return {
    ...{ id, kind, needed_to },
    may_add: viewer.as === 'owner' && isOpen && isNeeded ? 'yes' : 'no',
    may_check: mayCheck && isOpen ? 'yes' : 'no',
    max_age_days: params.labour_document_max_age_days,
    certificates: rows.flatMap((row) => {
      const file = files.find((one) => one.id === row.id_file);
      const facts = viewer.as === 'staff' ? factsShown(row, { registration, rows }) : {};
      return file ? present(row, { file, facts, maker }) : [];
    }),
  };
}

/** What the office has read; before that what it has read last, and at first what the application says. */
function factsShown(
  row: EmployerCertificateRow,
  { registration, rows }: { registration: RegistrationRecord; rows: readonly EmployerCertificateRow[] },
): AccessionFacts {
  if (isRead(row)) return factsOfEmployment(row);
  const last = rows.find(isRead);
  if (last) return { ...factsOfEmployment(last), issued_date: '' };
  const { form } = registration;
  const kind = BROUGHT_CERTIFICATES[row.kind as BroughtCertificate];
  return factsOfForm({ kind, child: null }, formOfDraft(form));
}

function isRead({ status }: EmployerCertificateRow): boolean {
  return status === 'accepted' || status === 'expired';
}

function present(
  row: EmployerCertificateRow,
  { file, facts, maker }: { file: FileRow; facts: AccessionFacts; maker: AddressMaker },
): EmployerCertificate {
  const { id, row_version, kind, status, note, create_date, checked_date } = row;
  return {
    ...{ id, row_version, kind: kind as BroughtCertificate, status, note },
    create_date: create_date.toISOString(),
    checked_date: checked_date?.toISOString() ?? null,
    file: presentAttachment(file, { isSent: true, maker }),
    facts,
  };
}
