import { dateText, formatMoney, isIsoDate, type Locale, optionText } from '@urzad/domain';
import { PAID_FORM } from '@urzad/grants';
import { Button, FormPanel, formOf, Icon, useLocale } from '@urzad/ui';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { type EditedClaim, mayChangeInvoice, useClaimEditor } from '../../logic/claim-editor';
import { groszeOf, type TypedInvoice } from '../../logic/claim-values';
import { claimFormMessages } from '../../messages/claim-form';
import { DetailFields, useDetailLabels } from './detail-fields';

const { useFormValue } = formOf<FieldValues>();

/** What the contract says of an invoice, in one sentence; „Zmień” opens the fields. */
export function KnownFacts({ at }: { at: number }) {
  const { known: words } = useMessages(claimFormMessages);
  const { claim, ...editor } = useClaimEditor();
  const locale = useLocale();
  const invoice: TypedInvoice = useFormValue(`invoices.${at}`);
  const isSplit = invoice.split === 'yes';
  const labels = useDetailLabels(at, isSplit);
  const text = useMemo(() => factsOf(invoice, claim, words, locale), [invoice, claim, words, locale]);
  const facts = (
    <p className="u:flex u:gap-2 u:text-sm">
      <Icon of={CircleCheck} className="u:mt-1 u:flex-none u:text-success-text" />
      <span className="u:part u:min-w-0 u:wrap-anywhere">{`${words.start} ${text}`}</span>
    </p>
  );
  if (!mayChangeInvoice(editor, at)) return facts;

  return (
    <FormPanel fields={labels}>
      {({ open, onOpenChange }) => (
        <div className="u:grid u:gap-4">
          {!open && facts}
          {open && <DetailFields at={at} isSplit={isSplit} />}
          <div>
            <Button size="sm" aria-expanded={open} onClick={() => onOpenChange(!open)}>
              {open ? words.close : words.change}
              <span className="u:sr-only">{` ${words.of}`}</span>
            </Button>
          </div>
        </div>
      )}
    </FormPanel>
  );
}

type Words = (typeof claimFormMessages)['pl']['known'];

function factsOf(
  { seller_name, seller_nip, period_from, period_to, paid_form, split, items }: TypedInvoice,
  { terms, month }: Pick<EditedClaim, 'terms' | 'month'>,
  words: Words,
  locale: Locale,
): string {
  const isWhole =
    terms.days_in_contract === terms.days_in_month &&
    period_from === terms.period_from &&
    period_to === terms.period_to;
  const [first] = split === 'yes' ? [] : items;
  return [
    seller_name,
    seller_nip && `NIP ${seller_nip}`,
    isWhole
      ? words.wholeMonth(month)
      : words.period(shortDay(period_from, locale), shortDay(period_to, locale)),
    paid_form && optionText(PAID_FORM, paid_form, locale).toLowerCase(),
    ...moneyFacts(first, words),
  ]
    .filter(Boolean)
    .join(', ');
}

function moneyFacts(item: TypedInvoice['items'][number] | undefined, words: Words): string[] {
  if (!item) return [];
  const facts = [
    item.discount && words.discount(amountText(item.discount)),
    item.other_public && words.otherPublic(amountText(item.other_public)),
    item.paid_amount && words.paid(amountText(item.paid_amount)),
  ].filter(Boolean);
  return facts.length > 0 ? facts : [words.noDiscount];
}

function amountText(typed: string): string {
  const amount = groszeOf(typed);
  return amount === null ? typed : formatMoney(amount);
}

function shortDay(day: string, locale: Locale): string {
  return isIsoDate(day) ? dateText(day, { today: day, withYear: true, locale }) : day;
}
