import { optionText } from '@urzad/domain';
import { allowedKinds, COST_KIND } from '@urzad/grants';
import { formOf, PriceField, SelectField, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { mayChangeInvoice, useClaimEditor } from '../../logic/claim-editor';
import { claimFormMessages } from '../../messages/claim-form';

const { FormField, useFormValue } = formOf<FieldValues>();

/** The four things that are copied from an invoice; of a further one also what it is for. */
export function InvoiceFields({ at }: { at: number }) {
  const { fields: words } = useMessages(claimFormMessages);
  const editor = useClaimEditor();
  const readOnly = !mayChangeInvoice(editor, at);
  const isSplit = useFormValue(`invoices.${at}.split`) === 'yes';
  const hasKind = !isSplit && (at > 0 || !editor.planned.asksForRest);

  return (
    <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
      <FormField name={`invoices.${at}.document_no`}>
        {(field) => <TextField {...field} required label={words.no} readOnly={readOnly} autoComplete="off" />}
      </FormField>
      <FormField name={`invoices.${at}.document_date`}>
        {(field) => <DateField {...field} required label={words.date} readOnly={readOnly} />}
      </FormField>
      <FormField name={`invoices.${at}.paid_date`}>
        {(field) => <DateField {...field} required label={words.paid} readOnly={readOnly} />}
      </FormField>
      <FormField name={`invoices.${at}.total`}>
        {(field) => <PriceField {...field} required label={words.total} readOnly={readOnly} />}
      </FormField>
      {hasKind && <KindField name={`invoices.${at}.items.0.kind`} label={words.kind} readOnly={readOnly} />}
    </div>
  );
}

interface KindFieldProps {
  name: string;
  label: string;
  readOnly: boolean;
}

/** What a line is for, of the kinds of this form of care. */
export function KindField({ name, label, readOnly }: KindFieldProps) {
  const locale = useLocale();
  const { claim } = useClaimEditor();

  return (
    <FormField name={name}>
      {(field) => (
        <SelectField
          {...field}
          required
          label={label}
          readOnly={readOnly}
          options={allowedKinds(claim.terms.care_form).map((kind) => ({
            value: kind,
            label: optionText(COST_KIND, kind, locale),
          }))}
        />
      )}
    </FormField>
  );
}
