import { describe, expect, it } from 'vitest';
import {
  accountChangeOf,
  accountDraftOf,
  accountStartOf,
  accountValuesOf,
  changedNames,
} from './account-values';

const ANNA = {
  firstname: 'Anna',
  lastname: 'Przykładowa',
  pesel: '90041200022',
  bank_account_number: '61109010140000071219812874',
  disabled: 'yes',
  disabled_date: '2020-05-04',
  disabled_file: 'x.pdf',
} as const;

describe('the form of an account', () => {
  it('has not changed where only the groups of a number differ', () => {
    const values = { ...accountValuesOf(ANNA), bank_account_number: '61 1090 1014 0000 0712 1981 2874' };
    expect(changedNames(values, ANNA)).toEqual([]);
    expect(changedNames({ ...values, avatar: 'ja.png', lastname: 'Nowa' }, ANNA)).toEqual([
      'avatar',
      'lastname',
    ]);
  });

  it('sends no day and no file of a certificate that there is not', () => {
    const body = accountChangeOf({ ...accountValuesOf(ANNA), disabled: 'no' }, 4);
    expect(body).toMatchObject({ disabled: 'no', disabled_date: '', disabled_file: '', row_version: 4 });
    expect(body).not.toHaveProperty('mail');
  });

  it('keeps in the browser what is not private, and begins with it', () => {
    const kept = accountDraftOf({ ...accountValuesOf(ANNA), firstname: 'Hanna' });
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['pesel']));
    expect(kept).not.toHaveProperty('bank_account_number');
    expect(kept).not.toHaveProperty('disabled');
    expect(accountStartOf(ANNA, { values: kept })).toMatchObject({
      firstname: 'Hanna',
      pesel: '90041200022',
    });
  });
});
