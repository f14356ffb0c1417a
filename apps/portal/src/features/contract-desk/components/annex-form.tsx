import type { Annex } from '@urzad/contract';
import {
  fieldErrorText,
  formatBankAccount,
  isFieldErrorCode,
  isIsoDate,
  isIsoMonth,
  monthText,
} from '@urzad/domain';
import { REASON_MAX } from '@urzad/grants';
import { BankAccountField, Button, FormSummary, formOf, TextArea, useLocale } from '@urzad/ui';
import { MonthField } from '@urzad/ui/dates';
import { Save } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import type { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { missingSum } from '#shared/object/missing-sum';
import { refusalText } from '#shared/object/refusal-text';
import { type AnnexValues, annexBody, annexErrors, errorsInForm } from '../logic/annex-form';
import { annexDeskMessages } from '../messages/annex-desk';
import { annexFormMessages } from '../messages/annex-form';
import { annexStepMessages } from '../messages/annex-steps';
import { AnnexCareFields } from './annex-care-fields';
import { AnnexTextFields } from './annex-text-fields';

const { FormField } = formOf<AnnexValues>();

export interface AnnexFormProps {
  id: string;
  annex: Annex;
  form: UseFormReturn<AnnexValues>;
  save: (values: AnnexValues) => Promise<unknown>;
  /** It cannot be saved any more, only read. */
  isLocked: boolean;
}

/** All that an annex changes: when and why, the support of each child, the account, and changes in words. */
export function AnnexForm({ id, annex, form, save, isLocked }: AnnexFormProps) {
  const words = useMessages(annexFormMessages);
  const desk = useMessages(annexDeskMessages);
  const { reasons } = useMessages(annexStepMessages);
  const locale = useLocale();
  const { care, valid_from_min, account_by_annex, bank_account_now } = annex;

  function errorsOf(failure: ApiFailure) {
    const errors = fieldErrorsOf(failure);
    const values = form.getValues();
    return errors && errorsInForm(errors, annexBody(values, annex), values);
  }

  return (
    <RequestForm<AnnexValues>
      id={id}
      form={form}
      label={words.form}
      className="u:grid u:gap-6"
      check={annexErrors}
      errorText={(code, { name, value }) => {
        const own = words.errors[name.split('.').at(-1) ?? ''];
        if (own && code !== 'is-empty' && !isHalf(code, value)) return own;
        return isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code;
      }}
      fieldErrors={errorsOf}
      send={save}
      failure={(error) => {
        const missing = missingSum(error);
        const text = missing ? desk.missingMoney(missing) : refusalText(error, reasons);
        return <FormFailure title={words.saveRefused} error={error} text={text} />;
      }}
    >
      <FormSummary />
      <section className="u:grid u:gap-4">
        <h2 className="u:text-lg">{words.when}</h2>
        <FormField name="valid_from">
          {(field) => (
            <MonthField
              {...field}
              required
              label={words.validFrom}
              {...(valid_from_min && {
                hint: words.validFromHint(monthText(valid_from_min.slice(0, 7), locale)),
              })}
            />
          )}
        </FormField>
        <FormField name="reason">
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              maxLength={REASON_MAX}
              label={words.reason}
              hint={words.reasonHint}
            />
          )}
        </FormField>
      </section>
      {care.map((child, at) => (
        <AnnexCareFields key={child.id_grant} at={at} care={child} />
      ))}
      {account_by_annex === 'yes' && (
        <FormField name="bank_account_number">
          {(field) => (
            <BankAccountField
              {...field}
              label={words.account}
              hint={words.accountHint(formatBankAccount(bank_account_now))}
            />
          )}
        </FormField>
      )}
      <AnnexTextFields />
      {!isLocked && (
        <div>
          <Button type="submit" icon={Save}>
            {words.save}
          </Button>
        </div>
      )}
    </RequestForm>
  );
}

/** A day or a month that is not typed whole; what the server refuses is one. */
function isHalf(code: string, value: unknown): boolean {
  const isWhole = typeof value === 'string' && (isIsoDate(value) || isIsoMonth(value));
  return code.startsWith('not-valid-') && !isWhole;
}
