import type { accession, BodyOf } from '@urzad/contract';
import { isIsoDate, warsawDate } from '@urzad/domain';
import type { AccessionFacts } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { verifyFacility, verifyNanny } from '../../care-providers/public';
import { getCall } from '../../cofunding-calls/public';
import { requireLead, viewerOf } from '../policy';
import * as registrations from '../repository';
import { lockForStep, noteOf, refuseStale } from '../step';
import { getAccessionFile, updateAccessionFile } from './accession-files-repository';
import { readFacts } from './read-facts';
import type { AccessionFileRow } from './table';

type Body = BodyOf<typeof accession.check>;
type Row = registrations.RegistrationRecord;

/**
 * Accepts one document with what was read from it, or returns it with a note. The facility or nanny that it names is
 * found or made, and verified (Process §2.5).
 * @throws ApiError `not-valid` for wrong facts and for what the rules refuse (E8, E9, E13)
 */
export async function checkProof(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: Body },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const { user } = request;
    const record = await lockForStep(tx, { id, viewer: viewerOf(user), step: 'acceptDocuments' });
    requireLead(record, user);
    refuseStale(record, body);
    const file = await getAccessionFile(tx, { id_registration: id, id_file: body.id_file });
    const by = { ...authorOf(app, request), id: user.id };
    const checked = { id_user_checked: user.id, checked_date: by.date };
    const verdict =
      body.status === 'rejected' ? returned(body) : await accepted(tx, { record, file, body }, by);
    await updateAccessionFile(tx, file.id, { ...checked, ...verdict });
    const after = await registrations.update(tx, id, { values: {}, by });
    const { kind, id_file } = file;
    note(noteOf('checkproof', record, after, { id_file, kind, verdict: body.status }));
    return { id };
  });
}

function returned({ note }: Body) {
  if (!note) throw new ApiError('not-valid', { note: 'is-empty' });
  return { status: 'rejected' as const, note, facts: {}, id_careprovider: null };
}

interface Accepting {
  record: Row;
  file: AccessionFileRow;
  body: Body;
}

async function accepted(tx: Tx, { record, file, body }: Accepting, by: Author & { id: number }) {
  const { kind, child } = file;
  const form = formOfDraft(record.form);
  const { params } = await getCall(tx, record.id_call);
  const sent = warsawDate(record.documents_sent_date ?? by.date);
  const today = warsawDate(by.date);
  const facts = readFacts({ kind, given: body.facts ?? {} }, { form, params, sent, today });
  const id_careprovider = await providerOf(tx, { kind, facts, child: form.children[child ?? -1] }, by);
  return { status: 'accepted' as const, note: null, facts, id_careprovider };
}

interface Named {
  kind: AccessionFileRow['kind'];
  facts: AccessionFacts;
  child: ReturnType<typeof formOfDraft>['children'][number] | undefined;
}

async function providerOf(
  tx: Tx,
  { kind, facts, child }: Named,
  by: Author & { id: number },
): Promise<number | null> {
  if (!child) return null;
  const place = { city: child.provider_city, community: child.provider_community };
  if (kind === 'ZASW_PLACOWKA') {
    const { provider_name = '', register_no = '', provider_nip = '', provider_regon } = facts;
    const facility = {
      ...{ kind: child.care_form, name: provider_name, register_no, nip: provider_nip },
      regon: provider_regon || null,
    };
    return (await verifyFacility(tx, { ...facility, ...place }, by)).id;
  }
  if (kind === 'UMOWA_UAKTYWNIAJACA') {
    const { nanny_name = '', nanny_pesel = '', contract_date = '' } = facts;
    const nanny = {
      name: nanny_name,
      nanny_pesel,
      contract_date: isIsoDate(contract_date) ? contract_date : null,
    };
    return (await verifyNanny(tx, { ...nanny, ...place }, by)).id;
  }
  return null;
}
