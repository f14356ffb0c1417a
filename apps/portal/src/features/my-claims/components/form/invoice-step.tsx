import { Button, formOf } from '@urzad/ui';
import { FilePlus2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { newId } from '#shared/new-id';
import { useClaimEditor } from '../../logic/claim-editor';
import { useFilesOfClaim } from '../../logic/claim-files-context';
import type { ClaimValues } from '../../logic/claim-values';
import { beforeNext, nextInvoice } from '../../logic/invoices';
import { claimFormMessages } from '../../messages/claim-form';
import { CopyLast } from './copy-last';
import { CorrectedLine } from './corrected-line';
import { InvoiceSection } from './invoice-section';

const { useFormList, useCurrentValues, useSetValue } = formOf<ClaimValues>();

/** The first step: the invoices. In a correction the lines that the office has named. */
export function InvoiceStep() {
  const { invoices: words } = useMessages(claimFormMessages);
  const { named, planned } = useClaimEditor();
  const files = useFilesOfClaim();
  const { keys, append, remove } = useFormList('invoices');
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  const [removing, setRemoving] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  if (named) return keys.map((key, at) => <CorrectedLine key={key} at={at} />);

  function addInvoice() {
    const { invoices } = valuesNow();
    beforeNext(invoices, planned).forEach((invoice, at) => {
      if (invoice !== invoices[at]) setValue(`invoices.${at}`, invoice);
    });
    const last = invoices.at(-1);
    if (last) append(nextInvoice(last, newId()), 'document_no');
  }

  /** Its files go first: without their invoice nothing would show them, though they are submitted. */
  async function removeAt(at: number) {
    const key = valuesNow().invoices[at]?.key;
    if (key === undefined || removing !== undefined) return;
    setRemoving(at);
    const isEmpty = await files.removeOf(key);
    setRemoving(undefined);
    const now = valuesNow().invoices.findIndex((invoice) => invoice.key === key);
    if (!isEmpty || now < 0) return;
    remove(now);
    // The button that was pressed goes with its invoice, and must not take the focus along.
    addButton.current?.focus();
  }

  return (
    <>
      <CopyLast />
      {keys.map((key, at) => (
        <InvoiceSection
          key={key}
          at={at}
          isRemoving={removing === at}
          onRemove={keys.length > 1 ? () => void removeAt(at) : undefined}
        />
      ))}
      <div>
        <Button ref={addButton} variant="quiet" icon={FilePlus2} onClick={addInvoice}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
