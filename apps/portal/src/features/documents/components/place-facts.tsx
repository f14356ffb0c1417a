import type { KeptDocument } from '@urzad/contract';
import { SEE_CASES } from '@urzad/grants';
import { Button, Card, DescriptionList, type DescriptionListProps, TextLink } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { findWholeCase } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLink } from '#shared/object/object-link';
import { useDownloadAll } from '#shared/object/use-download-all';
import { paths } from '#shared/paths';
import { NamedPerson } from '#shared/presence/named-person';
import { useSession } from '#shared/session/session-store';
import { documentMessages } from '../messages/document';

type Place = Pick<
  KeptDocument,
  'obj_type' | 'id_obj' | 'obj_number' | 'id_officecase' | 'case_sign' | 'id_user' | 'person'
>;

interface PlaceFactsProps {
  place: Place;
  /** What is known of the document itself. */
  items: DescriptionListProps['items'];
}

/** What is known of a document or a file, its object, and the case in which it is filed. */
export function PlaceFacts({ place, items }: PlaceFactsProps) {
  const words = useMessages(documentMessages);
  const { obj_type, id_obj, obj_number, id_user, person } = place;

  return (
    <Card className="u:grid u:content-start u:gap-4">
      <h2 className="u:text-lg">{words.facts}</h2>
      <DescriptionList
        items={[
          {
            term: words.about,
            value: <ObjectLink object={{ type: obj_type, id: id_obj, name: obj_number }} />,
          },
          ...(person ? [{ term: words.person, value: <NamedPerson id={id_user} name={person} /> }] : []),
          ...items,
        ]}
      />
      <CaseOfDocument {...place} />
    </Card>
  );
}

function CaseOfDocument({ id_officecase, case_sign }: Place) {
  const words = useMessages(documentMessages);
  const maySee = useSession(({ may }) => may(SEE_CASES));
  const downloadCase = useDownloadAll(() => findWholeCase(id_officecase ?? 0));

  return (
    <section className="u:grid u:justify-items-start u:gap-2">
      <h3 className="u:text-md">{words.case}</h3>
      {id_officecase === null && <p className="u:text-muted">{words.noCase}</p>}
      {id_officecase !== null && !maySee && <p className="u:file-number">{case_sign}</p>}
      {id_officecase !== null && maySee && (
        <>
          <TextLink href={paths.officeCase(id_officecase)}>
            <span className="u:file-number">{case_sign}</span>
          </TextLink>
          <Button variant="quiet" icon={FolderDown} onClick={() => void downloadCase()}>
            {words.downloadCase}
          </Button>
        </>
      )}
    </section>
  );
}
