import { formatMoney, optionText } from '@urzad/domain';
import { CARE_FORM } from '@urzad/grants';
import type { Child } from '@urzad/grants/schemas';
import {
  type Description,
  DescriptionList,
  FolderCard,
  Icon,
  ProgressBar,
  phoneHref,
  TextLink,
  useLocale,
} from '@urzad/ui';
import { Info, Phone } from 'lucide-react';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { useEditor } from '../../logic/form/editor';
import { type ChildTotal, childTotal, filledCount, totalOfAll } from '../../logic/form/totals';
import { usePausedValues } from '../../logic/form/use-values';
import { answersOf } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

/**
 * A summary of the answers and of the expected refund, beside the form. Updated after pauses in typing, not with each
 * key.
 */
export function FormSummary() {
  const { summary: words } = useMessages(formMessages);
  const { registration, context } = useEditor();
  const number = useShownNumber(registration.number);
  const answers = answersOf(usePausedValues());
  const { filled, all } = filledCount(answers);
  const grandTotal = totalOfAll(answers.children, context.call);
  const fields = words.fields(filled, all);

  return (
    <div className="u:grid u:gap-4">
      <FolderCard number={number} tone="accent">
        <div className="u:grid u:gap-4">
          <h2 className="u:text-lg">{words.title}</h2>
          {answers.children.map((child, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a child without a name has nothing else to be known by.
            <ChildSummary key={at} child={child} />
          ))}
          {grandTotal !== undefined && (
            <DescriptionList
              items={[
                { term: words.grandTotal, value: <Sum text={formatMoney(grandTotal)} />, strong: true },
              ]}
            />
          )}
          <div className="u:grid u:gap-1.5 u:text-sm">
            <p className="u:flex u:justify-between u:gap-3">
              <span className="u:font-semibold">{words.filled}</span>
              <span className="u:figures">{fields}</span>
            </p>
            <ProgressBar kind="meter" value={filled} max={all} label={words.filled} valueText={fields} />
          </div>
          <p className="u:flex u:gap-2 u:text-sm u:text-muted">
            <Icon of={Info} className="u:mt-1" /> {words.note}
          </p>
        </div>
      </FolderCard>
      <Question />
    </div>
  );
}

function ChildSummary({ child }: { child: Child }) {
  const { summary: words } = useMessages(formMessages);
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);
  const total = childTotal(child, useEditor().context.call);
  const { firstname, lastname, care_form, provider_name, planned_cost } = child;
  const hasCost = planned_cost !== null && Number.isSafeInteger(planned_cost);

  const items: Description[] = [
    { term: words.child, value: `${firstname} ${lastname}`.trim() || words.unnamed },
    { term: words.careForm, value: care_form ? optionText(forms, care_form, locale) : words.none },
    { term: words.care, value: provider_name || words.none },
    { term: words.cost, value: hasCost ? <Sum text={formatMoney(planned_cost)} /> : words.none },
    { term: words.refund, value: refundText(total, words) },
  ];
  if (total.total !== undefined) {
    items.push({ term: words.total, value: <Sum text={formatMoney(total.total)} />, strong: true });
  }
  return <DescriptionList items={items} />;
}

/** Not broken inside its number. */
function Sum({ text }: { text: string }) {
  return <span className="u:figures">{text}</span>;
}

interface RefundWords {
  none: string;
  times: (amount: string, months: number) => string;
}

function refundText({ monthly, months }: ChildTotal, words: RefundWords): string {
  if (monthly === undefined) return words.none;
  return months === undefined ? formatMoney(monthly) : words.times(formatMoney(monthly), months);
}

function Question() {
  const { summary: words } = useMessages(formMessages);
  const phone = useOffice()?.office_phones[0];
  const hours = useOfficeHours();
  if (!phone) return null;

  return (
    <p className="u:text-sm u:text-muted">
      <Icon of={Phone} /> {words.question} <TextLink href={phoneHref(phone)}>{phone}</TextLink>
      {hours && <span>{`, ${hours}`}</span>}
    </p>
  );
}
