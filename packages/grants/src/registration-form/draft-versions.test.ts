import { describe, expect, it } from 'vitest';
import { aRegistrationForm } from '../testing/sample-registration';
import { draftOfStored } from './draft-versions';
import { type FormStep, storedAnswers } from './form-versions';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import { PERSON_FIELDS } from './registration-fields/registration-fields';

/** A renamed field, as a later version might have: `surname` of version 0 is `lastname`. */
const renamed: FormStep = ({ surname, ...others }) => ({ ...others, lastname: surname });

describe('a stored draft', () => {
  it('without a version, as they lie in databases from before, is of version 0', () => {
    const { form_version, ...older } = storedAnswers(aRegistrationForm());
    expect(form_version).toBe(0);
    expect(draftOfStored(older)).toEqual(aRegistrationForm());
    expect(draftOfStored({})).toEqual({});
  });

  it('is read as it was written', () => {
    const draft = { firstname: 'Anna', children: [{ firstname: 'Zosia' }] };
    expect(draftOfStored(storedAnswers(draft))).toEqual(draft);
  });

  it('of an older version takes the steps that came since, one of today none', () => {
    const twice: FormStep = ({ given_name, ...others }) => ({ ...others, firstname: given_name });
    const steps = [renamed, twice];
    expect(draftOfStored({ surname: 'Nowak', given_name: 'Anna' }, steps)).toEqual({
      lastname: 'Nowak',
      firstname: 'Anna',
    });
    expect(draftOfStored({ form_version: 1, lastname: 'Nowak', given_name: 'Anna' }, steps)).toEqual({
      lastname: 'Nowak',
      firstname: 'Anna',
    });
    expect(draftOfStored({ form_version: 2, lastname: 'Nowak' }, steps)).toEqual({ lastname: 'Nowak' });
    expect(storedAnswers({ lastname: 'Nowak' }, steps)).toEqual({ lastname: 'Nowak', form_version: 2 });
  });

  it('with an answer that no field takes is read with it, never cut', () => {
    const odd = { surname: 'Nowak', children: [{ nickname: 'Zosia' }] };
    expect(draftOfStored(odd)).toEqual(odd);
  });

  it('of a newer version is left to the newer program', () => {
    expect(() => draftOfStored({ form_version: 1 })).toThrow(
      'version 1 of the form, this program knows version 0',
    );
  });
});

/** A name that changes here needs a step in `form-versions.ts`; without it answers under the old name cannot be read. */
it('has the fields of version 0', () => {
  expect(Object.keys(PERSON_FIELDS).toSorted().join(' ')).toMatchInlineSnapshot(
    `"apartment_number bank_account_number born_date building_number citizenship city city_own community corr_apartment_number corr_building_number corr_city corr_same corr_street corr_zip_code crit_big_family crit_child_dis crit_parent_dis crit_single decl_custody decl_no_double decl_residence decl_return decl_rules decl_truth disability district education employer_address employer_name employer_nip family_name firstname homeless id_document job_title labour_document_date labour_since labour_status lastname leave_kind leave_to mail migrant minority no_pesel pesel phone region return_date return_form secondname sex special_needs street third_country unemployed_months zip_code"`,
  );
  expect(Object.keys(CHILD_FIELDS).toSorted().join(' ')).toMatchInlineSnapshot(
    `"care_form care_months care_start disability disability_to firstname lastname other_parent_name other_parent_works other_public_support pesel planned_cost provider_city provider_city_own provider_community provider_district provider_name provider_nip provider_region provider_register_no relation"`,
  );
});
