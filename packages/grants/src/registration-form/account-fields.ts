import {
  type FieldErrors,
  type FieldSpec,
  type FieldsValue,
  fieldErrors,
  type IsoDate,
  YES_NO,
} from '@urzad/domain';

/** What a person keeps in the account beside the profile (Spec §3): no registration asks for it in these words. */
export const ACCOUNT_FIELDS = {
  bank_account_number: {
    step: 1,
    type: 'bankAccount',
    pl: 'Numer rachunku do wypłat',
    en: 'Account number for payments',
    required: false,
  },
  newsletter: {
    step: 1,
    type: 'yesNo',
    pl: 'Czy chcesz dostawać wiadomości o nowych naborach?',
    en: 'Would you like to be told about new calls?',
    required: false,
    options: YES_NO,
  },
  disabled: {
    step: 1,
    type: 'yesNo',
    pl: 'Czy masz orzeczenie o niepełnosprawności?',
    en: 'Do you have a disability certificate?',
    required: false,
    options: YES_NO,
    isPrivate: true,
    isSensitive: true,
  },
  disabled_date: {
    step: 1,
    type: 'date',
    pl: 'Data orzeczenia',
    en: 'Date of the certificate',
    required: false,
    side: 'past',
    when: { disabled: ['yes'] },
    isPrivate: true,
    isSensitive: true,
  },
} as const satisfies Record<string, FieldSpec>;

export type AccountFields = FieldsValue<typeof ACCOUNT_FIELDS>;

export function accountErrors(
  answers: { [K in keyof AccountFields]?: AccountFields[K] | null | undefined },
  today: IsoDate,
): FieldErrors {
  return fieldErrors(ACCOUNT_FIELDS, answers, today);
}
