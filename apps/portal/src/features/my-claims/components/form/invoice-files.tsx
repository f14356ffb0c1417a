import type { Attachment } from '@urzad/contract';
import { formOf } from '@urzad/ui';
import { FileField, type FileItem, FileList } from '@urzad/ui/uploads';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { useFileLimit } from '#shared/system/use-file-limit';
import {
  mayChangeInvoice,
  PROOF_KINDS,
  type ProofKind,
  scopeOf,
  useClaimEditor,
} from '../../logic/claim-editor';
import { useFilesOfClaim } from '../../logic/claim-files-context';
import type { TypedInvoice } from '../../logic/claim-values';
import { claimFormMessages } from '../../messages/claim-form';

/** The names of fields of a list are known at run time. */
const { FormField, useFormValue } = formOf<FieldValues>();

/** The invoice and the proof of its payment, photographed or as files. */
export function InvoiceFiles({ at }: { at: number }) {
  const { claim, ...editor } = useClaimEditor();
  const fileIds: number[] = useFormValue(`invoices.${at}.file_ids`);
  const own = claim.files.filter(({ id }) => fileIds.includes(id));
  if (!mayChangeInvoice(editor, at)) return <FileList canDownload canZoom files={own.map(itemOf)} />;

  return (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      {PROOF_KINDS.map((kind) => (
        <ProofField key={kind} at={at} kind={kind} own={own.filter((file) => kindIn(file) === kind)} />
      ))}
    </div>
  );
}

interface ProofFieldProps {
  at: number;
  kind: ProofKind;
  own: readonly Attachment[];
}

function ProofField({ at, kind, own }: ProofFieldProps) {
  const { photos: words } = useMessages(claimFormMessages);
  const limitBytes = useFileLimit();
  const files = useFilesOfClaim();
  const invoiceKey: TypedInvoice['key'] = useFormValue(`invoices.${at}.key`);
  const scope = scopeOf(kind, invoiceKey);
  const isInvoice = kind === 'FAKTURA';

  return (
    // What is wrong with the files of a line is said at the first of the two fields.
    <FormField name={isInvoice ? `invoices.${at}.file_ids` : `invoices.${at}.payment_files`} as="value">
      {({ name, error }) => (
        <FileField
          name={name}
          label={isInvoice ? words.invoice : words.payment}
          hint={isInvoice ? words.lead : words.paymentHint}
          error={error}
          required
          multiple
          limitBytes={limitBytes}
          labels={{ attachMany: words.attach }}
          files={[...own.map(itemOf).map(files.attached), ...files.itemsOf(scope)]}
          onAdd={(added) => files.add(scope, added)}
          onReject={(refusals) => files.reject(scope, refusals)}
          onRemove={(file) => void files.remove(file)}
          onRetry={files.retry}
          news={files.newsOf(scope)}
          list={{ canDownload: true, canZoom: true, ...files.actions }}
        />
      )}
    </FormField>
  );
}

/** Every other kind of file is shown beside the invoice. */
function kindIn({ kind }: Attachment): ProofKind {
  return kind === 'POTW_PRZELEWU' ? kind : 'FAKTURA';
}

function itemOf({ id, name, size, url, url_download, thumb }: Attachment): FileItem {
  return { id: String(id), name, size, url, url_download, ...(thumb !== undefined && { thumb }) };
}
