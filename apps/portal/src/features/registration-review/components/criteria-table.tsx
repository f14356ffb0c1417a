import type { Registration } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { CRITERIA, points } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Table, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { reviewMessages } from '../messages/review';

interface CriteriaTableProps {
  registration: Pick<Registration, 'form' | 'call' | 'commune_facts'>;
}

/** Every criterion of the call, and its points by the answers. */
export function CriteriaTable({ registration: { form, call, commune_facts } }: CriteriaTableProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { total, criteria } = points(formOfDraft(form), call, commune_facts);

  const rows = call.params.criteria.map(({ code, points: given }) => {
    const isMet = criteria.some((met) => met.code === code);
    return { code, isMet, given: isMet ? given : 0 };
  });

  return (
    <section>
      <Table
        caption={words.automatic}
        captionShown
        density="dense"
        rows={rows}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'criterion',
            header: words.criterion,
            cell: ({ code }) => optionText(CRITERIA, code, locale),
          },
          {
            key: 'result',
            header: words.result,
            cell: ({ isMet }) => (isMet ? words.met : <span className="u:text-muted">{words.notMet}</span>),
          },
          { key: 'points', header: words.points, align: 'end', cell: ({ given }) => given },
        ]}
      />
      <p className="u:figures u:flex u:justify-between u:px-2.5 u:pt-2 u:font-bold">
        <span>{words.sum}</span> <span>{total}</span>
      </p>
    </section>
  );
}
