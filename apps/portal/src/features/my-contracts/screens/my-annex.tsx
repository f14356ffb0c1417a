import { useQuery } from '@tanstack/react-query';
import type { Annex } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { ANNEX_STATUSES } from '@urzad/grants';
import { DescriptionList, FormLayout, TextLink, useLocale } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { annexKindsText } from '#shared/entities/annexes/annex-kinds-text';
import { AmountChange } from '#shared/entities/annexes/annex-list-of-contract';
import { annexQuery } from '#shared/entities/annexes/annex-query';
import { AnnexStatusBadge } from '#shared/entities/annexes/annex-status-badge';
import { ANNEX_STATUS_ICONS } from '#shared/entities/annexes/annex-status-icons';
import { AnnexTable } from '#shared/entities/annexes/annex-table';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { AnnexState } from '../components/annex-state';
import { myAnnexMessages } from '../messages/annex';

/** One annex of the participant: what they have to do, what it changes, and its course. */
export function MyAnnex() {
  const words = useMessages(myAnnexMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data, error, refetch } = useQuery(annexQuery(id));

  return (
    <ObjectScreen
      query={{ data: data && today && { annex: data, today }, error, refetch }}
      title={words.title}
      number={data?.number}
      badge={data && <AnnexStatusBadge status={data.status} />}
      lead={data && <About annex={data} />}
      breadcrumbs={[{ label: words.contracts, href: paths.contracts }]}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) => <LoadedAnnex {...known} />}
    </ObjectScreen>
  );
}

/** The contract of the annex, with a link to it. */
function About({ annex: { id_contract, contract_number } }: { annex: Annex }) {
  const words = useMessages(myAnnexMessages);

  return (
    <>
      {words.of} <TextLink href={paths.contract(id_contract)}>{contract_number}</TextLink>
    </>
  );
}

function LoadedAnnex({ annex, today }: { annex: Annex; today: IsoDate }) {
  const words = useMessages(myAnnexMessages);
  const { rows, documents, history } = annex;

  return (
    <FormLayout
      aside={<StatusTimeline history={history} statuses={ANNEX_STATUSES} icons={ANNEX_STATUS_ICONS} />}
    >
      <div className="u:grid u:grid-cols-1 u:gap-6">
        <AnnexState annex={annex} today={today} />
        <Facts annex={annex} />
        <section className="u:grid u:grid-cols-1 u:gap-3">
          <h2 className="u:text-lg">{words.changes}</h2>
          <AnnexTable rows={rows} />
        </section>
        {documents.length > 0 && (
          <section className="u:grid u:grid-cols-1 u:gap-3">
            <h2 className="u:text-lg">{words.document}</h2>
            <DocumentList documents={documents} />
          </section>
        )}
      </div>
    </FormLayout>
  );
}

function Facts({ annex }: { annex: Annex }) {
  const words = useMessages(myAnnexMessages);
  const locale = useLocale();
  const { kinds, valid_from, reason, amount_before, amount_after, conclude_date } = annex;

  return (
    <section className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.facts}</h2>
      <DescriptionList
        items={[
          { term: words.what, value: annexKindsText(kinds, locale) },
          { term: words.validFrom, value: longDateText(valid_from, locale) },
          { term: words.reason, value: <span lang="pl">{reason}</span> },
          ...(amount_before === amount_after
            ? []
            : [{ term: words.amount, value: <AmountChange before={amount_before} after={amount_after} /> }]),
          ...(conclude_date ? [{ term: words.conclude, value: longDateText(conclude_date, locale) }] : []),
        ]}
      />
    </section>
  );
}
