import { CALL_PRESETS, type CallTerms } from '../calls/call-params';
import type { RegistrationContext } from '../registration-form/registration-errors';
import {
  type Child,
  EMPTY_CHILD,
  EMPTY_REGISTRATION,
  type RegistrationForm,
} from '../registration-form/registration-form';

/** The demo call 1/2027: 8 February 8:00 to 12 February 15:30 in Warsaw. */
export const SAMPLE_CALL: CallTerms = {
  open_from: '2027-02-08T07:00:00.000Z',
  open_to: '2027-02-12T14:30:00.000Z',
  params: { ...CALL_PRESETS.A_DO_3, region: '32' },
};

/** A fictional child that the sample call accepts: 21 weeks old on its first day. */
export function aChild(changes: Partial<Child> = {}): Child {
  return {
    ...EMPTY_CHILD,
    firstname: 'Iga',
    lastname: 'Testowa',
    pesel: '26291000028',
    relation: 'RODZIC',
    disability: 'no',
    other_public_support: 'NIE',
    care_form: 'ZLOBEK',
    care_start: '2027-05-01',
    care_months: 12,
    provider_name: 'Żłobek „Pod Żółwikiem”',
    provider_register_no: '0001/ZL',
    provider_nip: '0000000023',
    provider_city: 'Stargard',
    planned_cost: 134_000,
    ...changes,
  };
}

/** A form without errors on 10 February 2027, given the employer's certificate. */
export function aRegistrationForm(changes: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    ...EMPTY_REGISTRATION,
    firstname: 'Śliwka',
    lastname: 'Testowa',
    pesel: '92030300023',
    education: 'ISCED_5_8',
    mail: 'sliwka.testowa@example.com',
    phone: '000 000 019',
    region: SAMPLE_CALL.params.region,
    district: '3207',
    community: '3207-dziwnow-mw',
    city: 'Dziwnów',
    zip_code: '72-420',
    building_number: '7',
    labour_status: 'pracujaca_rodzicielski',
    labour_since: '2026-09-10',
    employer_name: '„Fikcyjna” sp. z o.o.',
    employer_nip: '0000000017',
    employer_address: 'ul. Lipowa 12, 00-000 Zielony Staw',
    job_title: 'księgowa',
    leave_kind: 'rodzicielski',
    leave_to: '2027-04-30',
    return_date: '2027-05-01',
    return_form: 'UMOWA_O_PRACE',
    labour_document_date: '2027-02-01',
    crit_single: 'no',
    crit_child_dis: 'no',
    crit_parent_dis: 'no',
    crit_big_family: 'no',
    migrant: 'NIE',
    third_country: 'NIE',
    minority: 'ODMOWA',
    homeless: 'NIE',
    disability: 'NIE',
    decl_rules: 'yes',
    decl_truth: 'yes',
    decl_no_double: 'yes',
    decl_residence: 'yes',
    decl_custody: 'yes',
    decl_return: 'yes',
    children: [aChild()],
    ...changes,
  };
}

export function aRegistrationContext(changes: Partial<RegistrationContext> = {}): RegistrationContext {
  return {
    today: '2027-02-10',
    call: SAMPLE_CALL,
    attachments: [{ kind: 'ZASW_PRACODAWCA' }],
    ...changes,
  };
}
