import { useQuery } from '@tanstack/react-query';
import { type ObjectRef, type OfficeCase, pathOfObject } from '@urzad/contract';
import { ageText, type IsoDate } from '@urzad/domain';
import type { CaseSubject } from '@urzad/grants';
import { DescriptionList, FolderCard, TextLink, useLocale } from '@urzad/ui';
import { Files } from 'lucide-react';
import { subjectMessages } from '#shared/entities/office-cases/messages';
import { subjectQuery } from '#shared/entities/office-cases/subject-query';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';

interface ObjectFolderProps {
  id: number;
  number: string;
  today: IsoDate;
}

/** The application that the case is about. */
function ObjectFolder({ id, number, today }: ObjectFolderProps) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const textOf = useFailureText();
  const { data, error } = useQuery(registrationQuery(id));

  return (
    <FolderCard number={number} icon={Files}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2 u:pb-2">
        <h2 className="u:text-md">{words.registration}</h2>
        {data && <RegistrationStatusBadge status={data.status} />}
      </div>
      {error && <p className="u:text-sm u:text-muted">{`${words.objectFailed} ${textOf(error)}`}</p>}
      {data && (
        <>
          <DescriptionList
            items={data.children.map(({ firstname, lastname, born_date }, at) => ({
              term: words.child(at + 1),
              value: [`${firstname} ${lastname}`, born_date && ageText(born_date, today, locale)]
                .filter(Boolean)
                .join(', '),
            }))}
          />
          <TextLink variant="standalone" href={paths.registration(id)}>
            {words.toRegistration}
          </TextLink>
        </>
      )}
    </FolderCard>
  );
}

interface OtherFolderProps {
  object: ObjectRef<Exclude<CaseSubject, 'general'>>;
  number: string;
}

/** Another object: what it is, whose children it concerns, and the way to it. */
function OtherFolder({ object, number }: OtherFolderProps) {
  const { subjects, see } = useMessages(subjectMessages);
  const words = useMessages(deskMessages);
  const textOf = useFailureText();
  const { data, error } = useQuery(subjectQuery({ subject: object.obj_type, id: object.id_obj }));

  return (
    <FolderCard number={number} icon={Files}>
      <h2 className="u:pb-2 u:text-md">{subjects[object.obj_type]}</h2>
      {error && <p className="u:text-sm u:text-muted">{`${words.objectFailed} ${textOf(error)}`}</p>}
      {data && (
        <DescriptionList
          items={data.children.map((name, at) => ({ term: words.child(at + 1), value: name }))}
        />
      )}
      <TextLink variant="standalone" href={pathOfObject(object)}>
        {see[object.obj_type]}
      </TextLink>
    </FolderCard>
  );
}

/** The object of a case, if it is about one. */
export function CaseObject({ officeCase, today }: { officeCase: OfficeCase; today: IsoDate }) {
  const { obj_type, id_obj, obj_number } = officeCase;
  if (obj_type === 'general' || id_obj === null || obj_number === null) return null;
  if (obj_type === 'cofundingregistration')
    return <ObjectFolder key={id_obj} id={id_obj} number={obj_number} today={today} />;

  return <OtherFolder key={`${obj_type} ${id_obj}`} object={{ obj_type, id_obj }} number={obj_number} />;
}
