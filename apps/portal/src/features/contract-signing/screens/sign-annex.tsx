import { useQuery } from '@tanstack/react-query';
import type { Annex, AnnexToSign, OfficeDocument } from '@urzad/contract';
import { dayText, longDateText } from '@urzad/domain';
import { Alert, DescriptionList, FolderCard, TextLink, useLocale } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { AmountChange } from '#shared/entities/annexes/annex-list-of-contract';
import { AnnexTable } from '#shared/entities/annexes/annex-table';
import { DocumentList } from '#shared/entities/documents/document-list';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { annexToSignQuery } from '../api';
import { ReadAndSign } from '../components/read-and-sign';
import { RefuseAnnex } from '../components/refuse-annex';
import { useAfterAnnex, useAnnexSigning } from '../logic/use-annex-signing';
import { annexSignMessages } from '../messages/annex';

/** What an annex changes, in words, then its text and how it is signed, as a contract is (Process §2.11). */
export function SignAnnex() {
  const words = useMessages(annexSignMessages);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(annexToSignQuery(Number(useParams().id)));
  const until = data?.id_document ? data.annex.sign_member_to : null;

  return (
    <ObjectScreen
      query={{ data: data ?? undefined, error, refetch }}
      title={
        until ? words.titleUntil(dayText(until, locale)) : data ? titleOf(data.annex, words) : words.title
      }
      lead={until && words.lead}
      breadcrumbs={[
        {
          label: words.contract,
          href: data ? paths.contract(data.annex.id_contract) : paths.contracts,
        },
      ]}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(toSign) => <Signing key={toSign.annex.id} toSign={toSign} />}
    </ObjectScreen>
  );
}

function titleOf({ status, paper }: Annex, { titles }: (typeof annexSignMessages)['pl']): string {
  return paper ? titles.paper : titles[status];
}

function Signing({ toSign }: { toSign: AnnexToSign }) {
  const { annex, id_document } = toSign;
  const document = annex.documents.find(({ kind }) => kind === 'ANEKS');
  if (id_document === null || !document) return <AnnexNotice annex={annex} />;
  return <SignDocument toSign={toSign} document={document} />;
}

function SignDocument({ toSign, document }: { toSign: AnnexToSign; document: OfficeDocument }) {
  const words = useMessages(annexSignMessages);
  const { annex } = toSign;
  const onRefused = useAfterAnnex(toSign);

  return (
    <div className="u:grid u:gap-8">
      <Changes annex={annex} />
      <ReadAndSign signing={useAnnexSigning(toSign, document)} name={words.documentName}>
        {(reader) => <FolderCard number={annex.number}>{reader}</FolderCard>}
      </ReadAndSign>
      {annex.steps.includes('refuse') && <RefuseAnnex annex={annex} onRefused={onRefused} />}
    </div>
  );
}

/** The table „było / jest” with what matters most above it. */
function Changes({ annex }: { annex: Annex }) {
  const words = useMessages(annexSignMessages);
  const locale = useLocale();
  const { valid_from, reason, amount_before, amount_after, rows } = annex;

  return (
    <section className="u:grid u:grid-cols-1 u:gap-4">
      <h2 className="u:text-xl">{words.changes}</h2>
      <DescriptionList
        layout="line"
        items={[
          { term: words.validFrom, value: longDateText(valid_from, locale) },
          { term: words.reason, value: <span lang="pl">{reason}</span> },
          ...(amount_before === amount_after
            ? []
            : [{ term: words.amount, value: <AmountChange before={amount_before} after={amount_after} /> }]),
        ]}
      />
      <AnnexTable rows={rows} />
    </section>
  );
}

/** An annex that does not wait for its parent: signed by them, in force, refused, given up. */
function AnnexNotice({ annex }: { annex: Annex }) {
  const words = useMessages(annexSignMessages);
  const locale = useLocale();
  const { id, status, paper, documents } = annex;
  const isGood = paper !== null || status === 'to_office' || status === 'active';

  return (
    <div className="u:grid u:max-w-text u:gap-6">
      <Alert kind={isGood ? 'success' : 'info'}>
        {paper ? words.onPaperText(longDateText(paper.member_date, locale)) : words.notices[status]}
      </Alert>
      <DocumentList documents={documents} />
      <p>
        <TextLink variant="standalone" href={paths.annex(id)}>
          {words.show}
        </TextLink>
      </p>
    </div>
  );
}
