import type { PaymentListRow } from '@urzad/contract';
import { dayText, formatMoney } from '@urzad/domain';
import { Link, TextLink, useLocale } from '@urzad/ui';
import { PaymentListStatusBadge } from '#shared/entities/payments/payment-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { oneListMessages } from '../messages/one-list';

interface NewestListsProps {
  lists: readonly PaymentListRow[];
  /** The id of the list that is open. */
  current: number;
  allHref: string;
}

/** The newest payment lists, beside the open one. Where there is no room for them, the way to all of them is above. */
export function NewestLists({ lists, current, allHref }: NewestListsProps) {
  const words = useMessages(oneListMessages);

  return (
    <nav aria-label={words.newest} className="u:hidden u:desktop:grid u:desktop:gap-3 u:print:hidden">
      <ul className="u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface">
        {lists.map((list) => (
          <li key={list.id} className="u:border-line-subtle u:not-first:border-t">
            <ListLink list={list} isCurrent={list.id === current} />
          </li>
        ))}
      </ul>
      <TextLink variant="standalone" href={allHref}>
        {words.allLists}
      </TextLink>
    </nav>
  );
}

function ListLink({ list, isCurrent }: { list: PaymentListRow; isCurrent: boolean }) {
  const words = useMessages(oneListMessages);
  const locale = useLocale();
  const { id, number, sum, count, date, status } = list;

  return (
    <Link
      href={paths.paymentList(id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`u:grid u:gap-1 u:py-2.5 u:pe-3 ${isCurrent ? 'u:border-s-4 u:border-accent u:bg-accent-subtle u:ps-2.5' : 'u:ps-3.5 u:hover:bg-surface-hover'}`}
    >
      <span className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-2 u:text-sm">
        <span className="u:file-number u:font-semibold u:text-accent-text">{number}</span>
        <span className="u:figures u:font-semibold">{formatMoney(sum)}</span>
      </span>
      <span className="u:text-xs u:text-muted">{`${words.items(count)}, ${dayText(date, locale)}`}</span>
      <span className="u:flex u:text-sm">
        <PaymentListStatusBadge status={status} />
      </span>
    </Link>
  );
}
