import type { AnnexTableRow } from '@urzad/contract';
import { annexRowLabel, annexValueText, CARE_FORM } from '@urzad/grants';
import { Card, DescriptionList, Icon, Table, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { useMessages } from '../../i18n/messages';
import { useNames } from '../../libraries/use-words';
import { annexMessages } from './messages';

type Row = Pick<AnnexTableRow, 'field' | 'child' | 'label' | 'before' | 'after'>;

/** The two columns „było / jest” of an annex, in words. On a phone a card for each row. */
export function AnnexTable({ rows }: { rows: readonly Row[] }) {
  const words = useMessages(annexMessages);
  const locale = useLocale();

  return (
    <Table
      caption={words.table}
      rows={rows}
      rowKey={keyOf}
      columns={[
        {
          key: 'field',
          header: words.field,
          cell: (row) => <span className="u:text-muted">{annexRowLabel(row, locale)}</span>,
        },
        { key: 'before', header: words.before, cell: (row) => <Before row={row} /> },
        { key: 'after', header: words.after, cell: (row) => <After row={row} /> },
      ]}
      card={(row) => (
        <Card className="u:grid u:gap-1">
          <h3 className="u:text-sm u:text-muted">{annexRowLabel(row, locale)}</h3>
          <DescriptionList
            layout="line"
            items={[
              { term: words.before, value: <Before row={row} /> },
              { term: words.after, value: <After row={row} /> },
            ]}
          />
        </Card>
      )}
      empty={<p className="u:text-muted">{words.noChange}</p>}
    />
  );
}

function keyOf({ field, child, label }: Row): string {
  return [field, child, label].join('|');
}

/** What was, in the words of the office: those stay Polish. */
function Before({ row: { field, before } }: { row: Row }) {
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);

  return (
    <span className="u:text-muted u:wrap-break-word u:whitespace-pre-line">
      {annexValueText(field, before, { locale, forms })}
    </span>
  );
}

/** What holds from then on, with an icon: nothing is said by colour alone. */
function After({ row: { field, after } }: { row: Row }) {
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);

  return (
    <strong className="u:inline-flex u:items-baseline u:gap-1.5 u:font-semibold">
      <Icon of={PenLine} />
      <span className="u:wrap-break-word u:whitespace-pre-line">
        {annexValueText(field, after, { locale, forms })}
      </span>
    </strong>
  );
}
