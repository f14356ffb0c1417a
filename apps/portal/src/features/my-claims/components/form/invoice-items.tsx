import { formatMoney } from '@urzad/domain';
import { Button, FormPanel, formOf, PriceField } from '@urzad/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { mayChangeInvoice, useClaimEditor } from '../../logic/claim-editor';
import { EMPTY_ITEM, groszeOf, type TypedInvoice, type TypedItem } from '../../logic/claim-values';
import { splitInvoice } from '../../logic/invoices';
import { claimFormMessages } from '../../messages/claim-form';
import { MoneyDetails } from './detail-fields';
import { KindField } from './invoice-fields';
import { useRest } from './rest-question';

const { FormField, useFormList, useFormValue, useSetValue, useCurrentValues } = formOf<FieldValues>();

/** The items of an invoice with several: what each is for, and its amount. */
export function InvoiceItems({ at }: { at: number }) {
  const { items: words } = useMessages(claimFormMessages);
  const editor = useClaimEditor();
  const { keys, append, remove } = useFormList(`invoices.${at}.items`);
  const addButton = useRef<HTMLButtonElement>(null);
  const isCorrection = editor.named !== undefined;
  const mayChange = mayChangeInvoice(editor, at);

  /** The button that was pressed goes with its item, and must not take the focus along. */
  function removeAt(item: number) {
    remove(item);
    addButton.current?.focus();
  }

  return (
    <div className="u:grid u:gap-4">
      <ul className="u:grid u:gap-5">
        {keys.map((key, item) => (
          <li key={key} className="u:grid u:gap-3 u:border-b u:border-line u:pb-5">
            <Item
              at={at}
              item={item}
              readOnly={!mayChange}
              onRemove={keys.length > 1 && !isCorrection ? () => removeAt(item) : undefined}
            />
          </li>
        ))}
      </ul>
      {!isCorrection && (
        <>
          <ItemsSum at={at} />
          <div>
            <Button ref={addButton} icon={Plus} onClick={() => append(EMPTY_ITEM, 'kind')}>
              {words.add}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  at: number;
  item: number;
  readOnly: boolean;
  onRemove: (() => void) | undefined;
}

function Item({ at, item, readOnly, onRemove }: ItemProps) {
  const { items: words, details, known } = useMessages(claimFormMessages);
  const of = `invoices.${at}.items.${item}`;
  const labels = useMemo(
    () => ({
      [`${of}.discount`]: details.discount,
      [`${of}.other_public`]: details.otherPublic,
      [`${of}.paid_amount`]: details.paidAmount,
    }),
    [of, details],
  );

  return (
    <fieldset className="u:grid u:min-w-0 u:gap-3">
      <legend className="u:mb-2 u:font-semibold">{words.item(item + 1)}</legend>
      <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
        <KindField name={`${of}.kind`} label={words.kind} readOnly={readOnly} />
        <FormField name={`${of}.amount`}>
          {(field) => <PriceField {...field} required label={words.amount} readOnly={readOnly} />}
        </FormField>
      </div>
      {!readOnly && (
        <FormPanel fields={labels}>
          {({ open, onOpenChange }) => (
            <>
              {open && (
                <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
                  <MoneyDetails of={of} />
                </div>
              )}
              <div className="u:flex u:flex-wrap u:gap-2">
                <Button size="sm" variant="quiet" aria-expanded={open} onClick={() => onOpenChange(!open)}>
                  {open ? known.close : words.more}
                  <span className="u:sr-only">{` ${words.item(item + 1)}`}</span>
                </Button>
                {onRemove && (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={Trash2}
                    aria-label={words.removeOf(item + 1)}
                    onClick={onRemove}
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            </>
          )}
        </FormPanel>
      )}
    </fieldset>
  );
}

/** Whether the items make up the invoice. */
function ItemsSum({ at }: { at: number }) {
  const { items: words } = useMessages(claimFormMessages);
  const items: TypedItem[] = useFormValue(`invoices.${at}.items`);
  const total = groszeOf(useFormValue(`invoices.${at}.total`));
  const sum = items.reduce((all, { amount }) => all + (groszeOf(amount) ?? 0), 0);
  if (total === null) return null;

  return <p className="u:text-sm u:text-muted">{words.sum(formatMoney(sum), formatMoney(total))}</p>;
}

/** The first press gives each part of the invoice an amount of its own, and leads into one more. */
export function AddFirstItem({ at }: { at: number }) {
  const { items: words } = useMessages(claimFormMessages);
  const { planned } = useClaimEditor();
  const rest = useRest();
  const { append } = useFormList(`invoices.${at}.items`);
  const setValue = useSetValue();
  const valuesNow = useCurrentValues();

  function split() {
    const invoice: TypedInvoice | undefined = valuesNow().invoices?.[at];
    if (!invoice) return;
    setValue(`invoices.${at}`, splitInvoice(invoice, rest, planned));
    append(EMPTY_ITEM, 'kind');
  }

  return (
    <div>
      <Button icon={Plus} onClick={split}>
        {words.add}
      </Button>
    </div>
  );
}
