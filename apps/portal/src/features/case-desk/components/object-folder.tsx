import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { ageText, type IsoDate } from '@urzad/domain';
import { DescriptionList, FolderCard, TextLink, useLocale } from '@urzad/ui';
import { Files } from 'lucide-react';
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

/** The object of a case: an application, or none. */
export function CaseObject({ officeCase, today }: { officeCase: OfficeCase; today: IsoDate }) {
  const { obj_type, id_obj, obj_number } = officeCase;
  if (obj_type !== 'cofundingregistration' || id_obj === null || obj_number === null) return null;

  return <ObjectFolder key={id_obj} id={id_obj} number={obj_number} today={today} />;
}
