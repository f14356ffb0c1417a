import type { Contract } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Table } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** The months of each child with the most that is paid for them. */
export function ScheduleTables({ care }: Pick<Contract, 'care'>) {
  const words = useMessages(deskMessages);

  return care.map(({ position, firstname, lastname, schedule }) => {
    const total = schedule.reduce((sum, { limit }) => sum + limit, 0);
    const title = words.schedule(`${firstname} ${lastname}`);
    return (
      <section key={position} className="u:grid u:gap-2">
        <h2 className="u:text-md">{title}</h2>
        <Table
          caption={title}
          density="dense"
          cardsUpTo="never"
          columns={[
            { key: 'month', header: words.month, cell: ({ month }) => monthText(month) },
            { key: 'days', header: words.days, align: 'end', cell: ({ days }) => String(days) },
            { key: 'limit', header: words.limit, align: 'end', cell: ({ limit }) => formatMoney(limit) },
          ]}
          rows={schedule}
          rowKey={({ month }) => month}
        />
        <p className="u:text-end u:font-semibold u:figures">{`${words.total}: ${formatMoney(total)}`}</p>
      </section>
    );
  });
}

/** `03.2027` */
function monthText(month: string): string {
  return month.split('-').toReversed().join('.');
}
