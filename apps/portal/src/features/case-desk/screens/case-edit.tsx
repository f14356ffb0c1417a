import { useQuery } from '@tanstack/react-query';
import { type OfficeCase, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Alert, TextLink } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useEditedForm } from '#shared/object/use-edited-form';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { EditForm } from '../components/edit-form';
import { editMessages } from '../messages/edit';

/** The data of a case that the office changes (Process §2.16). */
export function CaseEdit() {
  const words = useMessages(editMessages);
  const shown = useShownTitle();
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data: officeCase, error, refetch } = useQuery(caseQuery(id));

  return (
    <ObjectScreen
      query={{ data: officeCase && today && { officeCase, today }, error, refetch }}
      title={words.title}
      number={officeCase?.sign}
      onlookersOf={refOf('officecase', id)}
      breadcrumbs={[
        { label: words.list, href: paths.officeCases },
        { label: officeCase ? shown(officeCase.title) : words.back, href: paths.officeCase(id) },
      ]}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{ title: words.missing, text: words.missingHint }}
    >
      {(known) => <Edit key={id} {...known} />}
    </ObjectScreen>
  );
}

function Edit({ officeCase, today }: { officeCase: OfficeCase; today: IsoDate }) {
  const words = useMessages(editMessages);
  const { isOpen, ...edited } = useEditedForm(officeCase.steps.includes('edit'));
  if (isOpen) return <EditForm officeCase={officeCase} today={today} {...edited} />;

  return (
    <Alert
      kind="info"
      title={words.notNow}
      actions={
        <TextLink variant="standalone" href={paths.officeCase(officeCase.id)}>
          {words.back}
        </TextLink>
      }
    >
      {words.notNowHint}
    </Alert>
  );
}
