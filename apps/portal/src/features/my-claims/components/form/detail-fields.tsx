import { type Locale, type Option, optionText } from '@urzad/domain';
import { COST_DOCUMENT, PAID_FORM } from '@urzad/grants';
import { formOf, NipField, PriceField, SelectField, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { useClaimEditor } from '../../logic/claim-editor';
import { claimFormMessages } from '../../messages/claim-form';

const { FormField } = formOf<FieldValues>();

/** The labels of the fields that „Zmień” opens, by their names. */
export function useDetailLabels(at: number, isSplit: boolean): Record<string, string> {
  const { details: words } = useMessages(claimFormMessages);

  return useMemo(() => {
    const of = `invoices.${at}`;
    return {
      [`${of}.document_kind`]: words.document,
      [`${of}.seller_name`]: words.seller,
      [`${of}.seller_nip`]: words.nip,
      [`${of}.period_from`]: words.from,
      [`${of}.period_to`]: words.to,
      [`${of}.paid_form`]: words.form,
      ...(!isSplit && {
        [`${of}.items.0.discount`]: words.discount,
        [`${of}.items.0.other_public`]: words.otherPublic,
        [`${of}.items.0.paid_amount`]: words.paidAmount,
      }),
    };
  }, [at, isSplit, words]);
}

/** What the contract says of an invoice, for one that is different. */
export function DetailFields({ at, isSplit }: { at: number; isSplit: boolean }) {
  const { details: words } = useMessages(claimFormMessages);
  const locale = useLocale();
  const { claim } = useClaimEditor();
  const of = `invoices.${at}`;
  const isNanny = claim.terms.care_form === 'NIANIA';

  return (
    <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
      <FormField name={`${of}.document_kind`}>
        {(field) => (
          <SelectField {...field} required label={words.document} options={choices(COST_DOCUMENT, locale)} />
        )}
      </FormField>
      <FormField name={`${of}.paid_form`}>
        {(field) => (
          <SelectField {...field} required label={words.form} options={choices(PAID_FORM, locale)} />
        )}
      </FormField>
      <FormField name={`${of}.seller_name`}>
        {(field) => <TextField {...field} required={!isNanny} label={words.seller} />}
      </FormField>
      <FormField name={`${of}.seller_nip`}>
        {(field) => <NipField {...field} required={!isNanny} label={words.nip} />}
      </FormField>
      <FormField name={`${of}.period_from`}>
        {(field) => <DateField {...field} required label={words.from} />}
      </FormField>
      <FormField name={`${of}.period_to`}>
        {(field) => <DateField {...field} required label={words.to} />}
      </FormField>
      {!isSplit && <MoneyDetails of={`${of}.items.0`} />}
    </div>
  );
}

/** What lowers the refund of an item; mostly empty. */
export function MoneyDetails({ of }: { of: string }) {
  const { details: words } = useMessages(claimFormMessages);

  return (
    <>
      <FormField name={`${of}.discount`}>
        {(field) => <PriceField {...field} label={words.discount} hint={words.discountHint} />}
      </FormField>
      <FormField name={`${of}.other_public`}>
        {(field) => <PriceField {...field} label={words.otherPublic} hint={words.otherPublicHint} />}
      </FormField>
      <FormField name={`${of}.paid_amount`}>
        {(field) => <PriceField {...field} label={words.paidAmount} hint={words.paidAmountHint} />}
      </FormField>
    </>
  );
}

function choices(options: readonly Option[], locale: Locale) {
  return options.map(({ code }) => ({ value: code, label: optionText(options, code, locale) }));
}
