import type { AnswerOf, cofundingPaymentLists } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { PageHeading, SearchField } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { useScreen } from '#shared/screen/use-screen';
import { useSearchText } from '../logic/use-search-text';
import { listsMessages } from '../messages/lists';

interface PaymentsHeadingProps {
  title: string;
  /** Once they are loaded. */
  counts: AnswerOf<typeof cofundingPaymentLists.counts>['data'] | undefined;
}

/** The title with what is to be paid at all, and the search of the list below it. */
export function PaymentsHeading({ title, counts }: PaymentsHeadingProps) {
  const words = useMessages(listsMessages);
  const heading = useScreen(title);
  const [text, search] = useSearchText();
  const lead = counts && [
    counts.waiting === 0
      ? words.nothingWaits
      : words.waiting(counts.waiting, formatMoney(counts.waiting_sum)),
    counts.overdue > 0 && words.overdue(counts.overdue),
  ];

  return (
    <>
      <PageHeading
        ref={heading}
        title={title}
        // The line is kept for the sum, or what stands below would move.
        lead={lead ? lead.filter(Boolean).join(' ') : '\u00a0'}
        actions={<SearchField label={words.search} value={text} onSearch={search} />}
      />
      {text && <FoundFor text={text} onClear={() => search('')} />}
    </>
  );
}
