import { useQuery } from '@tanstack/react-query';
import type { KeptFile } from '@urzad/contract';
import { formatBytes, longDateText, warsawDate } from '@urzad/domain';
import { TextLink, useLocale } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { keptFileQuery } from '../api';
import { KeptPreview } from '../components/kept-preview';
import { PlaceFacts } from '../components/place-facts';
import { documentList } from '../logic/document-list';
import { useKindText } from '../logic/kinds-of-tab';
import { documentMessages } from '../messages/document';

/** One file that the office received or sent, with its object and case. */
export function DocumentFileScreen() {
  const words = useMessages(documentMessages);
  const locale = useLocale();
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(keptFileQuery(id));

  return (
    <ObjectScreen
      title={words.titleOfFile}
      lead={data ? <span className="u:wrap-anywhere">{data.name}</span> : '\u00a0'}
      breadcrumbs={[{ label: words.list, href: documentList.hrefOf(documentList.parse(params)) }]}
      query={{ data, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(file) => (
        <div key={file.id} className="u:part u:grid u:items-start u:gap-5 u:desktop:grid-cols-form">
          <KeptPreview fileId={file.id} name={file.name} url={file.url} downloadUrl={file.url_download} />
          <PlaceFacts
            place={file}
            items={[
              { term: words.kind, value: <KindOfFile file={file} /> },
              { term: words.created, value: longDateText(warsawDate(new Date(file.create_date)), locale) },
              { term: words.size, value: formatBytes(file.size) },
              { term: words.digest, value: <span className="u:wrap-anywhere">{file.sha256}</span> },
              {
                term: words.files,
                value: <TextLink href={file.url_download}>{words.download}</TextLink>,
              },
            ]}
          />
        </div>
      )}
    </ObjectScreen>
  );
}

function KindOfFile({ file: { direction, kind } }: { file: Pick<KeptFile, 'direction' | 'kind'> }) {
  return useKindText(direction)(kind);
}
