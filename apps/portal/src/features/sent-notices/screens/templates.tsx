import { useQuery } from '@tanstack/react-query';
import { Alert, EmptyState, PageHeading, TextLink } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { TemplateForm } from '../components/template-form';
import { TemplateList } from '../components/template-list';
import { parseTemplateView, templatesQuery } from '../logic/template-words';
import { templateMessages } from '../messages/templates';

/** The words of notices that the portal sends by itself: their list, and the form of one. */
export function Templates() {
  const words = useMessages(templateMessages);
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const { code, isChangedOnly } = parseTemplateView(params);
  const mayEdit = useSession(({ may }) => may('base_template_edit'));
  const { data, error, refetch } = useQuery(templatesQuery);

  return (
    <>
      {code !== null && (
        <p>
          <TextLink href={paths.noticeTemplates}>{words.back}</TextLink>
        </p>
      )}
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <div className="u:mt-4 u:grid u:gap-4">
        {!mayEdit && <Alert kind="info">{words.readOnly}</Alert>}
        <Loaded
          data={data}
          error={error}
          onRetry={() => void refetch()}
          loading={words.loading}
          failed={words.failed}
        >
          {(templates) => {
            if (code === null) return <TemplateList templates={templates} isChangedOnly={isChangedOnly} />;
            const asked = templates.find((one) => one.code === code);
            if (!asked) return <EmptyState title={words.unknown}>{words.unknownText}</EmptyState>;
            return <TemplateForm key={code} template={asked} mayEdit={mayEdit} />;
          }}
        </Loaded>
      </div>
    </>
  );
}
