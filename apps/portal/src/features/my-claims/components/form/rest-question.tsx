import { formatMoney } from '@urzad/domain';
import { formOf, RadioCards } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useClaimEditor } from '../../logic/claim-editor';
import type { ClaimValues } from '../../logic/claim-values';
import { REST_KINDS, restAbove } from '../../logic/invoices';
import { claimFormMessages } from '../../messages/claim-form';

const { FormField, useFormAnswers } = formOf<ClaimValues>();

/** How much more than in the contract stands on the only invoice; 0 where that is not asked. */
export function useRest(): number {
  const { planned, named } = useClaimEditor();
  const rest = useFormAnswers(({ invoices }) => restAbove(invoices, planned));
  return named ? 0 : rest;
}

/** Asked only when more stands on the invoice than in the contract. */
export function RestQuestion() {
  const { rest: words } = useMessages(claimFormMessages);
  const { planned } = useClaimEditor();

  return (
    <>
      <p className="u:max-w-text">{words.text(formatMoney(planned.planned_cost))}</p>
      <FormField name="invoices.0.extra">
        {(field) => (
          <RadioCards
            {...field}
            required
            label={words.label}
            options={REST_KINDS.map((kind) => ({ value: kind, label: words[kind] }))}
          />
        )}
      </FormField>
    </>
  );
}
