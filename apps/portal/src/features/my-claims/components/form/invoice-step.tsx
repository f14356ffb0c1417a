import { Button, formOf } from '@urzad/ui';
import { FilePlus2 } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { newId } from '#shared/new-id';
import { useClaimEditor } from '../../logic/claim-editor';
import type { ClaimValues } from '../../logic/claim-values';
import { nextInvoice } from '../../logic/invoices';
import { claimFormMessages } from '../../messages/claim-form';
import { CopyLast } from './copy-last';
import { CorrectedLine } from './corrected-line';
import { InvoiceSection } from './invoice-section';

const { useFormList, useCurrentValues } = formOf<ClaimValues>();

/** The first step: the invoices. In a correction the lines that the office has named. */
export function InvoiceStep() {
  const { invoices: words } = useMessages(claimFormMessages);
  const { named } = useClaimEditor();
  const { keys, append, remove } = useFormList('invoices');
  const valuesNow = useCurrentValues();
  const addButton = useRef<HTMLButtonElement>(null);
  if (named) return keys.map((key, at) => <CorrectedLine key={key} at={at} />);

  function addInvoice() {
    const last = valuesNow().invoices.at(-1);
    if (last) append(nextInvoice(last, newId()), 'document_no');
  }

  /** The button that was pressed goes with its invoice, and must not take the focus along. */
  function removeAt(at: number) {
    remove(at);
    addButton.current?.focus();
  }

  return (
    <>
      <CopyLast />
      {keys.map((key, at) => (
        <InvoiceSection key={key} at={at} onRemove={keys.length > 1 ? () => removeAt(at) : undefined} />
      ))}
      <div>
        <Button ref={addButton} variant="quiet" icon={FilePlus2} onClick={addInvoice}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
