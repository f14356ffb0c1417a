import { formatMoney } from '@urzad/domain';
import { Button, formOf, NumberedSection } from '@urzad/ui';
import { Trash2 } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { claimFormMessages } from '../../messages/claim-form';
import { InvoiceFields } from './invoice-fields';
import { InvoiceFiles } from './invoice-files';
import { AddFirstItem, InvoiceItems } from './invoice-items';
import { KnownFacts } from './known-facts';
import { RestQuestion, useRest } from './rest-question';

const { useFormValue } = formOf<FieldValues>();

/** Sections of one invoice: those before it have their numbers. */
const SECTIONS = 3;

export interface InvoiceSectionProps {
  at: number;
  onRemove?: (() => void) | undefined;
  isRemoving?: boolean;
}

/** One invoice: its photographs, four fields, and what it is for. */
export function InvoiceSection({ at, onRemove, isRemoving = false }: InvoiceSectionProps) {
  const { photos, fields, rest: restWords, items, invoices } = useMessages(claimFormMessages);
  const isSplit = useFormValue(`invoices.${at}.split`) === 'yes';
  const rest = useRest();
  const number = (section: number) => `1.${at * SECTIONS + section}`;

  return (
    <>
      <NumberedSection number={number(1)} title={photos.title}>
        <InvoiceFiles at={at} />
      </NumberedSection>
      <NumberedSection
        number={number(2)}
        title={at === 0 ? fields.title : fields.titleOf(at + 1)}
        action={
          onRemove && (
            <Button size="sm" variant="quiet" icon={Trash2} loading={isRemoving} onClick={onRemove}>
              {invoices.remove(at + 1)}
            </Button>
          )
        }
      >
        <InvoiceFields at={at} />
        <KnownFacts at={at} />
        {!isSplit && rest === 0 && <AddFirstItem at={at} />}
      </NumberedSection>
      {isSplit && (
        <NumberedSection number={number(3)} title={items.title}>
          <InvoiceItems at={at} />
        </NumberedSection>
      )}
      {!isSplit && rest > 0 && (
        <NumberedSection number={number(3)} title={restWords.title(formatMoney(rest))}>
          <RestQuestion />
          <AddFirstItem at={at} />
        </NumberedSection>
      )}
    </>
  );
}
