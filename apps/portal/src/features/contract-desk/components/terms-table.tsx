import type { Contract } from '@urzad/contract';
import { CARE_FORM } from '@urzad/grants';
import { Card, Checkbox, DescriptionList, Icon, Table, type TableColumn, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { type ComparedTerm, comparedTerms } from '../logic/compared-terms';
import { deskMessages } from '../messages/desk';

/** What the contract says beside what the registration says. */
export function TermsTable({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const [isShort, setShort] = useState(false);
  const forms = useNames('CARE_FORM', CARE_FORM);
  const terms = comparedTerms(contract, words.terms, { locale, forms });
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
        card={(term) => <TermCard term={term} />}
        empty={<p className="u:text-muted">{words.noDifferences}</p>}
      />
    </section>
  );
}

/** A row on a phone, and where large text leaves no room for the columns. */
function TermCard({ term }: { term: ComparedTerm }) {
  const words = useMessages(deskMessages);

  return (
    <Card className="u:grid u:gap-1">
      <h3 className="u:text-sm u:text-muted">{term.label}</h3>
      <DescriptionList
        layout="line"
        items={[
          { term: words.inRegistration, value: term.before || words.none },
          { term: words.inContract, value: <After term={term} /> },
        ]}
      />
    </Card>
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
