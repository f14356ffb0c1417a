import { formatMoney, optionText } from '@urzad/domain';
import { COST_KIND } from '@urzad/grants';
import { Alert, formOf, NumberedSection, useLocale } from '@urzad/ui';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { mayChangeInvoice, useClaimEditor } from '../../logic/claim-editor';
import { groszeOf, type TypedInvoice } from '../../logic/claim-values';
import { claimNoticeMessages } from '../../messages/claim-notices';
import { InvoiceFields } from './invoice-fields';
import { InvoiceFiles } from './invoice-files';
import { InvoiceItems } from './invoice-items';
import { KnownFacts } from './known-facts';

const { useFormValue } = formOf<FieldValues>();

/** One line of a correction: with what the office asks for, or as it stands. */
export function CorrectedLine({ at }: { at: number }) {
  const { correction: words } = useMessages(claimNoticeMessages);
  const locale = useLocale();
  const editor = useClaimEditor();
  const invoice: TypedInvoice = useFormValue(`invoices.${at}`);
  const [item] = invoice.items;
  const name = item ? optionText(COST_KIND, item.kind, locale) : '';
  const title = `${words.line(at + 1)}: ${name}`;
  const note = editor.named?.[at]?.note ?? '';

  return (
    <NumberedSection number={`1.${at + 1}`} title={title}>
      {mayChangeInvoice(editor, at) ? (
        <>
          <Alert kind="warning" title={words.asks}>
            {note}
          </Alert>
          <InvoiceFiles at={at} />
          <InvoiceFields at={at} />
          <KnownFacts at={at} />
          <InvoiceItems at={at} />
        </>
      ) : (
        <p className="u:text-muted">
          {`${invoice.document_no}, ${formatMoney(groszeOf(item?.amount ?? '') ?? 0)}. ${words.locked}`}
        </p>
      )}
    </NumberedSection>
  );
}
