import type { contractSigning as contract, DeskRow, ParsedQueryOf } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { presentVerdict } from '../../../signatures/providers/upload-provider';
import { findInContract } from '../../cofunding-registrations/public';
import { doesCount, getDocument, signaturesOf } from '../../documents/public';
import { fileAddressOf, readBy } from '../../uploads/public';
import { namesOf } from '../../users/public';
import type { StaffViewer } from '../policy';
import type { SignedKind, SignedRecord } from './signed-kind';
import { parentOf } from './waiting-document';

/** Those that wait for the office, the most urgent first. */
export async function findDesk(
  app: FastifyInstance,
  { of, viewer }: { of: SignedKind; viewer: StaffViewer },
  query: ParsedQueryOf<typeof contract.desk>,
) {
  const page = await of.findDesk(app.db, { viewer, now: app.clock.business() }, query);
  const ids = page.rows.map(({ id_registration }) => id_registration);
  const registrations = await findInContract(app.db, ids);
  const officers = page.rows.flatMap(({ id_user_prepared, id_user_initials }) => [
    id_user_prepared,
    ...(id_user_initials === null ? [] : [id_user_initials]),
  ]);
  const names = await namesOf(app.db, [...new Set(officers)]);
  const rows = await Promise.all(
    page.rows.map((record) => {
      const registration = registrations.get(record.id_registration);
      const person = registration ? parentOf(registration).name : '';
      return deskRow(app, record, { of, viewer, person, names });
    }),
  );
  return { ...page, rows };
}

async function deskRow(
  app: FastifyInstance,
  record: SignedRecord,
  {
    of,
    viewer,
    person,
    names,
  }: { of: SignedKind; viewer: StaffViewer; person: string; names: ReadonlyMap<number, string> },
): Promise<DeskRow> {
  const document = await getDocument(app.db, record.id_document ?? 0);
  const signatures = await signaturesOf(app.db, document.id);
  const parents = signatures.find(({ signer_kind }) => signer_kind === 'CITIZEN');
  const confirmers = await namesOf(app.db, parents?.id_user_confirmed ? [parents.id_user_confirmed] : []);
  const maySign =
    of.mayStep('signOffice', record.status, viewer) && !of.refusalOf(record, 'signOffice', viewer);
  const counts = doesCount(parents);

  return {
    id: record.id,
    row_version: record.row_version,
    number: record.number,
    id_document: document.id,
    sha256: document.sha256,
    url: fileAddressOf(readBy(app, viewer, record.id_user), {
      filename: document.filename,
      mime: 'application/pdf',
    }),
    person,
    ...of.deskFacts(record),
    sign_office_to: record.sign_office_to,
    verdict: parents?.validation_report ? presentVerdict(parents.validation_report) : null,
    confirmed:
      parents?.id_user_confirmed && parents.confirm_reason !== null
        ? { name: confirmers.get(parents.id_user_confirmed) ?? '', reason: parents.confirm_reason }
        : null,
    prepared: names.get(record.id_user_prepared) ?? '',
    initials:
      record.id_user_initials !== null && record.initials_date
        ? { name: names.get(record.id_user_initials) ?? '', date: record.initials_date.toISOString() }
        : null,
    signed: signatures.map(({ signer_kind, name, sign_date }) => ({
      side: signer_kind,
      name,
      date: sign_date.toISOString(),
    })),
    can_sign: maySign && counts ? 'yes' : 'no',
    methods: [...app.config.signPolicy.UMOWA.office],
    can_confirm: !counts && hasPrivilege(viewer.privileges, of.confirming) ? 'yes' : 'no',
  };
}
