import type { Contract } from '@urzad/contract';
import { Checkbox, Icon, Table, type TableColumn, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { type ComparedTerm, comparedTerms } from '../logic/compared-terms';
import { deskMessages } from '../messages/desk';

/** What the contract says beside what the registration says. */
export function TermsTable({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const [isShort, setShort] = useState(false);
  const terms = comparedTerms(contract, words.terms, locale);
  const columns: TableColumn<ComparedTerm>[] = [
    { key: 'label', header: words.field, cell: ({ label }) => <span className="u:text-muted">{label}</span> },
    {
      key: 'before',
      header: words.inRegistration,
      cell: ({ before, differs }) => (
        <span className={differs ? 'u:text-muted u:line-through' : 'u:part'}>{before || words.none}</span>
      ),
    },
    { key: 'after', header: words.inContract, cell: (term) => <After term={term} /> },
  ];

  return (
    <section className="u:grid u:gap-3">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-2">
        <h2 className="u:text-md">{words.data}</h2>
        <Checkbox label={words.onlyDifferences} checked={isShort} onCheckedChange={setShort} />
      </div>
      <Table
        caption={words.data}
        density="dense"
        columns={columns}
        rows={isShort ? terms.filter(({ differs }) => differs) : terms}
        rowKey={({ key }) => key}
        empty={<p className="u:text-muted">{words.noDifferences}</p>}
      />
    </section>
  );
}

/** A value that differs has an icon and a word: nothing is said by colour alone. */
function After({ term: { after, differs } }: { term: ComparedTerm }) {
  const words = useMessages(deskMessages);
  if (!differs) return <span>{after || words.none}</span>;

  return (
    <strong className="u:inline-flex u:items-baseline u:gap-1.5 u:font-semibold">
      <Icon of={PenLine} />
      <span>{after || words.none}</span>
      <span className="u:sr-only">{words.changed}</span>
    </strong>
  );
}
