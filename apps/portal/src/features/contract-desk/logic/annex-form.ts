import type { Annex, AnnexCare, BodyOf, cofundingAnnexes } from '@urzad/contract';
import {
  formatBankAccount,
  type IsoDate,
  isBankAccount,
  isIsoDate,
  isIsoMonth,
  normaliseBankAccount,
  optionOf,
  parsePrice,
  tidyText,
  toPriceText,
} from '@urzad/domain';
import { type AnnexChange, CARE_FORM, isCareChanged, type WordedAnnexKind } from '@urzad/grants';

/** The support of one child as it will be; what differs from the present one is a change. */
export interface AnnexCareValues {
  id_grant: number;
  provider: { name: string; register_no: string; city: string };
  care_form: string;
  planned_cost: string;
  date_to: string;
  born_date: string;
  suspended: readonly string[];
  shifted: string;
}

/** The values of the form of an annex; texts until they are sent. */
export interface AnnexValues {
  /** The month whose first day is meant. */
  valid_from: string;
  reason: string;
  /** Empty: as it is. */
  bank_account_number: string;
  care: AnnexCareValues[];
  texts: { kind: WordedAnnexKind; label: string; before: string; after: string }[];
}

type Change = AnnexChange['care'][number];
export type AnnexBody = BodyOf<typeof cofundingAnnexes.set>;

export function annexValuesOf({ valid_from, reason, bank_account_number, care, texts }: Annex): AnnexValues {
  return {
    valid_from: valid_from.slice(0, 7),
    reason,
    bank_account_number: formatBankAccount(bank_account_number ?? ''),
    care: care.map(careValuesOf),
    texts: texts.map(({ kind, label, before, after }) => ({ kind, label, before, after })),
  };
}

function careValuesOf({ id_grant, now, change }: AnnexCare): AnnexCareValues {
  const { name, register_no, city } = change?.provider ?? now.provider;
  return {
    id_grant,
    provider: { name, register_no, city },
    care_form: change?.care_form ?? now.care_form,
    planned_cost: toPriceText(change?.planned_cost ?? now.planned_cost),
    date_to: change?.date_to ?? now.date_to,
    born_date: change?.born_date ?? now.born_date ?? '',
    suspended: change?.suspended?.months ?? [],
    shifted: change?.suspended?.shifted ?? 'no',
  };
}

/** What the typed values change; a value that is not whole yet changes nothing. */
export function annexChangeOf(values: AnnexValues, annex: Pick<Annex, 'care'>): AnnexChange {
  return {
    care: values.care
      .flatMap((typed) => {
        const of = annex.care.find(({ id_grant }) => id_grant === typed.id_grant);
        return of ? [careChangeOf(typed, of)] : [];
      })
      .filter(isCareChanged),
    bank_account_number: isBankAccount(values.bank_account_number)
      ? normaliseBankAccount(values.bank_account_number)
      : null,
    texts: values.texts
      .map(({ kind, label, before, after }) => ({
        ...{ kind, label: tidyText(label), before: before.trim(), after: after.trim() },
      }))
      .filter(({ label, after }) => label !== '' && after !== ''),
  };
}

function careChangeOf(typed: AnnexCareValues, { id_grant, now }: AnnexCare): Change {
  const cost = parsePrice(typed.planned_cost) ?? now.planned_cost;
  const form = optionOf(CARE_FORM, typed.care_form)?.code ?? now.care_form;
  const day = (text: string, present: string | null) => (isIsoDate(text) && text !== present ? text : null);
  return {
    id_grant,
    provider: providerChange(typed.provider, now.provider),
    care_form: form === now.care_form ? null : form,
    planned_cost: cost > 0 && cost !== now.planned_cost ? cost : null,
    date_to: day(typed.date_to, now.date_to),
    born_date: day(typed.born_date, now.born_date),
    suspended:
      typed.suspended.length > 0
        ? { months: typed.suspended.filter(isIsoMonth), shifted: typed.shifted === 'yes' ? 'yes' : 'no' }
        : null,
  };
}

/** Another provider is known by its name; who it is in the records is not known until a certificate is checked. */
function providerChange(
  typed: AnnexCareValues['provider'],
  now: AnnexCare['now']['provider'],
): Change['provider'] {
  const [name, register_no, city] = [typed.name, typed.register_no, typed.city].map(tidyText) as [
    string,
    string,
    string,
  ];
  const isSame = name === now.name && register_no === now.register_no && city === now.city;
  if (isSame || name === '') return null;
  return { id_careprovider: name === now.name ? now.id_careprovider : null, name, register_no, city };
}

/** What is wrong, by the path of the field. */
export function annexErrors({ valid_from, bank_account_number, care, texts }: AnnexValues) {
  const found: [string, string][] = [
    ...(isIsoMonth(valid_from) ? [] : [['valid_from', emptyOr(valid_from, 'not-valid-month')] as const]),
    ...(bank_account_number === '' || isBankAccount(bank_account_number)
      ? []
      : [['bank_account_number', 'not-valid-bank-account'] as const]),
    ...care.flatMap((child, at) => careErrors(child, `care.${at}`)),
    ...texts.flatMap(({ label, after }, at) => [
      ...(tidyText(label) === '' ? [[`texts.${at}.label`, 'is-empty'] as const] : []),
      ...(after.trim() === '' ? [[`texts.${at}.after`, 'is-empty'] as const] : []),
    ]),
  ].map(([path, code]) => [path, code]);
  return Object.fromEntries(found);
}

function careErrors(
  { provider, planned_cost, date_to, born_date }: AnnexCareValues,
  path: string,
): [string, string][] {
  return [
    ...(tidyText(provider.name) === '' ? [[`${path}.provider.name`, 'is-empty'] as const] : []),
    ...((parsePrice(planned_cost) ?? 0) > 0
      ? []
      : [[`${path}.planned_cost`, emptyOr(planned_cost, 'not-valid-decimal')] as const]),
    ...(isIsoDate(date_to) ? [] : [[`${path}.date_to`, emptyOr(date_to, 'not-valid-date')] as const]),
    ...(born_date === '' || isIsoDate(born_date) ? [] : [[`${path}.born_date`, 'not-valid-date'] as const]),
  ].map(([field, code]) => [field, code]);
}

function emptyOr(text: string, code: string): string {
  return text === '' ? 'is-empty' : code;
}

/** The body of the request, of values without errors. */
export function annexBody(values: AnnexValues, annex: Pick<Annex, 'care' | 'row_version'>): AnnexBody {
  const { care, bank_account_number, texts } = annexChangeOf(values, annex);
  const valid_from = dayOfMonth(values.valid_from);
  if (!valid_from) throw new Error(`${values.valid_from} is no month.`);
  return {
    row_version: annex.row_version,
    care: care.map(({ suspended, ...change }) => ({
      ...change,
      suspended: suspended && { ...suspended, months: [...suspended.months] },
    })),
    ...{ bank_account_number, texts: [...texts], reason: values.reason.trim(), valid_from },
  };
}

/** Whether the form says something else than what is stored. */
export function isAnnexEdited(values: AnnexValues, annex: Annex): boolean {
  const stored = annexValuesOf(annex);
  return JSON.stringify(comparable(values, annex)) !== JSON.stringify(comparable(stored, annex));
}

function comparable(values: AnnexValues, annex: Annex) {
  const { valid_from, reason, texts } = values;
  return { change: { ...annexChangeOf(values, annex), texts }, valid_from, reason: reason.trim() };
}

/** Errors of the server name the changes that were sent; the form has all children, in its own order. */
export function errorsInForm(
  errors: Readonly<Record<string, string>>,
  sent: Pick<AnnexBody, 'care'>,
  values: Pick<AnnexValues, 'care'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, code]) => {
      const [, at = '', field = ''] = /^care\.(\d+)\.(.+)$/.exec(path) ?? [];
      const id = sent.care[Number(at)]?.id_grant;
      const place = values.care.findIndex(({ id_grant }) => id_grant === id);
      if (field === '' || place < 0) return [path, code];
      return [`care.${place}.${FIELDS[field] ?? field}`, code];
    }),
  );
}

/** Where the form has another name, or several fields, for what the server names. */
const FIELDS: Readonly<Record<string, string>> = {
  provider: 'provider.name',
  'suspended.months': 'suspended',
};

/** The first day of a month that is typed whole. */
export function dayOfMonth(month: string): IsoDate | undefined {
  const day = `${month}-01`;
  return isIsoMonth(month) && isIsoDate(day) ? day : undefined;
}
