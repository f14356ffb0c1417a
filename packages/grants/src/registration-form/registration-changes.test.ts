import { describe, expect, it } from 'vitest';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import { changedPaths, changesBeyond } from './registration-changes';

const BEFORE = aRegistrationForm();
const CARE_IN_KOBYLANKA = {
  provider_city: 'Kobylanka',
  provider_region: '32',
  provider_district: '3214',
  provider_community: '3214-kobylanka-w',
};

describe('changedPaths', () => {
  it.each([
    [{}, []],
    [{ firstname: 'Zofia', employer_nip: '0000000023' }, ['firstname', 'employer_nip']],
    [{ children: [aChild({ planned_cost: 1 })] }, ['children.0.planned_cost']],
    [{ children: [aChild(), aChild()] }, ['children']],
    [{ children: [] }, ['children']],
  ])('%j', (changes, paths) => {
    expect(changedPaths(BEFORE, aRegistrationForm(changes))).toEqual(paths);
  });
});

describe('changesBeyond the named fields', () => {
  it.each([
    [['firstname'], { firstname: 'Zofia' }, []],
    [['firstname'], { firstname: 'Zofia', lastname: 'Inna' }, ['lastname']],
    [['labour_status'], { labour_status: 'bierna_inna', employer_name: '' }, []],
    // A derived answer changes with the answer it depends on, and is no change of its own.
    [[], { leave_kind: '', crit_child_dis: 'yes' }, []],
    [['employer_name'], { labour_status: 'bierna_inna' }, ['labour_status']],
    [['district'], { district: '3214', community: '3214-kobylanka-w', city: 'Kobylanka' }, []],
    [['children.0.care_form'], { children: [aChild({ care_form: 'NIANIA', provider_nip: '' })] }, []],
    [['children.0.provider_city'], { children: [aChild(CARE_IN_KOBYLANKA)] }, []],
    [['children.0.provider_community'], { children: [aChild(CARE_IN_KOBYLANKA)] }, []],
    [
      ['children.1.provider_city'],
      { children: [aChild({ provider_city: 'Kobylanka' })] },
      ['children.0.provider_city'],
    ],
    [['city'], { children: [aChild({ provider_city: 'Kobylanka' })] }, ['children.0.provider_city']],
    [['children.0.care_form'], { children: [aChild({ pesel: '25231400023' })] }, ['children.0.pesel']],
    [['children'], { children: [aChild({ pesel: '25231400023' })] }, []],
    [['children'], { children: [aChild(), aChild()] }, []],
    [['children.0.pesel'], { children: [] }, ['children']],
    [[], {}, []],
  ])('%j, changing %j', (named, changes, beyond) => {
    expect(changesBeyond(named, BEFORE, aRegistrationForm(changes))).toEqual(beyond);
  });
});
