import type { AnnexCare } from '@urzad/contract';
import { monthText } from '@urzad/domain';
import { CARE_FORM, monthsLeft } from '@urzad/grants';
import { CheckboxGroup, formOf, PriceField, RadioGroup, SelectField, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useMessages } from '#shared/i18n/messages';
import { useOffered } from '#shared/libraries/use-words';
import type { AnnexValues } from '../logic/annex-form';
import { dayOfMonth } from '../logic/annex-form';
import { annexFormMessages } from '../messages/annex-form';

const { FormField, useFormValue, useFormAnswers } = formOf<AnnexValues>();

interface AnnexCareFieldsProps {
  /** Its place in the form. */
  at: number;
  care: AnnexCare;
}

/** The support of one child as it is, to be changed. */
export function AnnexCareFields({ at, care }: AnnexCareFieldsProps) {
  const words = useMessages(annexFormMessages);
  const locale = useLocale();
  const { child_firstname, child_lastname } = care;
  const forms = useOffered('CARE_FORM', CARE_FORM, care.now.care_form);

  return (
    <fieldset className="u:grid u:gap-4">
      <legend className="u:pb-1 u:text-lg u:font-semibold">
        {words.child(`${child_firstname} ${child_lastname}`)}
      </legend>
      <p className="u:text-sm u:text-muted">{words.childHint}</p>
      <FormField name={`care.${at}.provider.name`}>
        {(field) => <TextField {...field} required maxLength={200} label={words.provider} />}
      </FormField>
      <div className="u:grid u:items-start u:gap-4 u:tablet:grid-cols-2">
        <FormField name={`care.${at}.provider.register_no`}>
          {(field) => (
            <TextField {...field} maxLength={40} label={words.registerNo} hint={words.registerHint} />
          )}
        </FormField>
        <FormField name={`care.${at}.provider.city`}>
          {(field) => <TextField {...field} maxLength={100} label={words.city} />}
        </FormField>
        <FormField name={`care.${at}.care_form`}>
          {(field) => (
            <SelectField
              {...field}
              required
              nullLabel={false}
              label={words.careForm}
              options={forms.map((option) => ({ value: option.code, label: option[locale] }))}
            />
          )}
        </FormField>
        <FormField name={`care.${at}.planned_cost`}>
          {(field) => <PriceField {...field} required label={words.cost} />}
        </FormField>
        <FormField name={`care.${at}.date_to`}>
          {(field) => <DateField {...field} required label={words.until} />}
        </FormField>
        <FormField name={`care.${at}.born_date`}>
          {(field) => <DateField {...field} label={words.born} hint={words.bornHint} />}
        </FormField>
      </div>
      <SuspendedMonths at={at} care={care} />
    </fieldset>
  );
}

/** Whole months for which nothing is paid, and whether they move to the end. */
function SuspendedMonths({ at, care }: AnnexCareFieldsProps) {
  const words = useMessages(annexFormMessages);
  const locale = useLocale();
  const from = useFormValue('valid_from');
  const isSuspended = useFormAnswers((values) => (values.care[at]?.suspended.length ?? 0) > 0);
  const day = dayOfMonth(from);
  const months = day ? monthsLeft(care.now, day) : [];
  if (months.length === 0) return null;

  return (
    <>
      <FormField name={`care.${at}.suspended`} as="value">
        {({ ref: _, ...field }) => (
          <CheckboxGroup
            {...field}
            isFolded
            label={words.suspended}
            hint={words.suspendedHint}
            options={months.map((month) => ({ value: month, label: monthText(month, locale) }))}
          />
        )}
      </FormField>
      {isSuspended && (
        <FormField name={`care.${at}.shifted`} as="value">
          {({ ref: _, ...field }) => (
            <RadioGroup
              {...field}
              required
              label={words.shifted}
              options={[
                { value: 'yes', label: words.shiftedYes },
                { value: 'no', label: words.shiftedNo },
              ]}
            />
          )}
        </FormField>
      )}
    </>
  );
}
