import { useQuery } from '@tanstack/react-query';
import { Alert, TextLink } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
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
      breadcrumbs={[
        { label: words.list, href: paths.officeCases },
        { label: officeCase ? shown(officeCase.title) : words.back, href: paths.officeCase(id) },
      ]}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{ title: words.missing, text: words.missingHint }}
    >
      {({ officeCase: known, today: day }) =>
        known.steps.includes('edit') ? (
          <EditForm key={id} officeCase={known} today={day} />
        ) : (
          <Alert
            kind="info"
            title={words.notNow}
            actions={
              <TextLink variant="standalone" href={paths.officeCase(id)}>
                {words.back}
              </TextLink>
            }
          >
            {words.notNowHint}
          </Alert>
        )
      }
    </ObjectScreen>
  );
}
