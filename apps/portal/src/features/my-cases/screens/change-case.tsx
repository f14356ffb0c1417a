import { useQuery } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { caseFieldsOf } from '@urzad/grants';
import { Button, Card, Link } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { OwnerPart } from '#shared/acting/owner-part';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useEditedForm } from '#shared/object/use-edited-form';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { AnswersForm } from '../components/answers-form';
import { editMessages } from '../messages/edit';
import { listMessages } from '../messages/list';

/** The answers of a case, while nobody in the office leads it. */
export function ChangeCase() {
  const words = useMessages(editMessages);
  const list = useMessages(listMessages);
  const query = useQuery(caseQuery(Number(useParams().id)));

  return (
    <ObjectScreen
      query={query}
      title={words.title}
      number={query.data?.sign}
      breadcrumbs={[{ label: list.title, href: paths.officeCases }]}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(found) => <Answers found={found} />}
    </ObjectScreen>
  );
}

function Answers({ found }: { found: OfficeCase }) {
  const words = useMessages(editMessages);
  const today = useBusinessToday();
  const hasFields = Object.keys(caseFieldsOf(found.kind)).length > 0;
  const { isOpen, ...edited } = useEditedForm(found.steps.includes('edit'));
  if (hasFields && isOpen) {
    return (
      <OwnerPart act="change">{today && <AnswersForm found={found} today={today} {...edited} />}</OwnerPart>
    );
  }
  const { title, text } = hasFields ? words.closed : words.nothing;

  return (
    <Card className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{title}</h2>
      <p className="u:max-w-text">{text}</p>
      <Button asChild variant="primary">
        <Link href={paths.officeCase(found.id)}>{words.toCase}</Link>
      </Button>
    </Card>
  );
}
