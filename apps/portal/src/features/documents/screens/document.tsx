import { useQuery } from '@tanstack/react-query';
import type { KeptDocument } from '@urzad/contract';
import { longDateText, optionText, warsawDate } from '@urzad/domain';
import { DOCUMENT_KIND, DOCUMENT_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { ObjectStatusBadge } from '#shared/object/object-status-badge';
import { keptDocumentQuery } from '../api';
import { DocumentFiles } from '../components/document-files';
import { KeptPreview } from '../components/kept-preview';
import { PlaceFacts } from '../components/place-facts';
import { SignatureList } from '../components/signature-list';
import { documentList } from '../logic/document-list';
import { DOCUMENT_STATUS_ICONS } from '../logic/document-status-icons';
import { documentMessages } from '../messages/document';

/** One document of the office: its files, signatures with verdicts, object and case (Process §2.17). */
export function DocumentScreen() {
  const words = useMessages(documentMessages);
  const locale = useLocale();
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(keptDocumentQuery(id));

  return (
    <ObjectScreen
      title={words.title}
      number={data?.number}
      lead={data ? optionText(DOCUMENT_KIND, data.kind, locale) : '\u00a0'}
      badge={
        data && (
          <ObjectStatusBadge
            statuses={DOCUMENT_STATUSES}
            icons={DOCUMENT_STATUS_ICONS}
            status={data.status}
          />
        )
      }
      breadcrumbs={[{ label: words.list, href: documentList.hrefOf(documentList.parse(params)) }]}
      query={{ data, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(document) => <LoadedDocument key={document.id} document={document} />}
    </ObjectScreen>
  );
}

function LoadedDocument({ document }: { document: KeptDocument }) {
  const words = useMessages(documentMessages);
  const locale = useLocale();
  const current = document.revisions.find(({ is_current }) => is_current === 'yes');

  return (
    <div className="u:part u:grid u:items-start u:gap-5 u:desktop:grid-cols-form">
      <div className="u:grid u:min-w-0 u:grid-cols-1 u:gap-5">
        {current && (
          <KeptPreview
            fileId={current.id}
            name={current.name}
            url={current.url}
            downloadUrl={current.url_download}
          />
        )}
      </div>
      <div className="u:grid u:min-w-0 u:grid-cols-1 u:gap-5">
        <PlaceFacts
          place={document}
          items={[
            ...(document.title
              ? [{ term: words.titleOfDocument, value: <span lang="pl">{document.title}</span> }]
              : []),
            { term: words.created, value: longDateText(warsawDate(new Date(document.create_date)), locale) },
            { term: words.version, value: String(document.version_no) },
            { term: words.template, value: document.template_version },
            { term: words.digest, value: <span className="u:wrap-anywhere">{document.sha256}</span> },
          ]}
        />
        <SignatureList signatures={document.signatures} person={document.person} />
        <DocumentFiles document={document} />
      </div>
    </div>
  );
}
