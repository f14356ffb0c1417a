import type { Contract } from '@urzad/contract';
import {
  COUNTED,
  countText,
  formatBankAccount,
  formatMoney,
  type IsoDate,
  longDateText,
} from '@urzad/domain';
import { DescriptionList, type Locale, useLocale } from '@urzad/ui';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { myContractMessages } from '../messages/contracts';

/** What the contract says, in short, and its document. */
export function ContractTerms({ contract }: { contract: Contract }) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();
  const { date_from, date_to, amount_max, bank_account_number, return_deadline, conclude_date } = contract;
  const day = (date: IsoDate | null) => (date ? longDateText(date, locale) : words.none);

  return (
    <>
      <section className="u:grid u:gap-3">
        <h2 className="u:text-lg">{words.facts}</h2>
        <DescriptionList
          items={[
            { term: words.amount, value: formatMoney(amount_max) },
            { term: words.from, value: day(date_from) },
            { term: words.to, value: day(date_to) },
            { term: words.account, value: formatBankAccount(bank_account_number) || words.none },
            { term: words.returnDeadline, value: day(return_deadline) },
            ...(conclude_date ? [{ term: words.conclude, value: day(conclude_date) }] : []),
          ]}
        />
      </section>
      {contract.care.map((child) => (
        <ChildTerms key={child.position} child={child} locale={locale} />
      ))}
      {contract.documents.length > 0 && (
        <section className="u:grid u:grid-cols-1 u:gap-3">
          <h2 className="u:text-lg">{words.document}</h2>
          <DocumentList documents={contract.documents} />
        </section>
      )}
    </>
  );
}

function ChildTerms({ child, locale }: { child: Contract['care'][number]; locale: Locale }) {
  const words = useMessages(myContractMessages);
  const { firstname, lastname, provider, schedule } = child;
  const limit = Math.max(0, ...schedule.map((month) => month.limit));

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.schedule(`${firstname} ${lastname}`)}</h2>
      <DescriptionList
        items={[
          { term: words.provider, value: [provider.name, provider.city].filter(Boolean).join(', ') },
          { term: words.months, value: countText(schedule.length, COUNTED.month, locale) },
          { term: words.limit, value: formatMoney(limit) },
        ]}
      />
    </section>
  );
}
