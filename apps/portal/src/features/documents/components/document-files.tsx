import type { KeptDocument } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { documentMessages } from '../messages/document';

/** Every file that the document has had, and documents of the same kind about the same object. */
export function DocumentFiles({ document }: { document: KeptDocument }) {
  const words = useMessages(documentMessages);
  const locale = useLocale();
  const dayOf = (date: string) => longDateText(warsawDate(new Date(date)), locale);
  const others = document.versions.filter(({ id }) => id !== document.id);

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.files}</h2>
      <FileList
        canDownload
        files={document.revisions.map((file) => {
          const from = file.origin === 'made' ? words.made : words.signedOutside;
          const text = from(dayOf(file.create_date));
          return {
            ...{ id: String(file.id), name: file.name, size: file.size },
            ...{ url: file.url, url_download: file.url_download },
            text: file.is_current === 'yes' ? `${text}, ${words.current}` : text,
          };
        })}
      />
      {others.length > 0 && (
        <section className="u:grid u:gap-2">
          <h3 className="u:text-md">{words.versions}</h3>
          <ul className="u:grid u:gap-1">
            {others.map(({ id, number, version_no, create_date }) => (
              <li key={id}>
                <TextLink href={paths.document(id)}>{number}</TextLink>
                <span className="u:text-muted">{`, ${words.versionOf(version_no, dayOf(create_date))}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
