import { useQuery } from '@tanstack/react-query';
import { SETTING_SECTIONS } from '@urzad/grants';
import { Alert, PageHeading, TabLinks } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { settingsQuery } from '../api';
import { AtStart } from '../components/at-start';
import { SectionForm } from '../components/section-form';
import { TrustAnchors } from '../components/trust-anchors';
import { settingsMessages } from '../messages/settings';

const SECTIONS = [...SETTING_SECTIONS, 'anchors', 'start'] as const;

/** Settings of the office and of its server, a part at a time (Order §7, §8). */
export function Config() {
  const words = useMessages(settingsMessages);
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const section = SECTIONS.find((name) => name === params.get('section')) ?? SECTIONS[0];
  const mayEdit = useSession(({ may }) => may('application_edit'));
  const today = useBusinessToday();
  const { data: view, error, refetch } = useQuery(settingsQuery);

  return (
    <>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <TabLinks
        label={words.sectionsLabel}
        links={SECTIONS.map((name) => ({
          href: name === SECTIONS[0] ? paths.config : `${paths.config}?section=${name}`,
          label: words.sections[name],
          current: name === section,
        }))}
      />
      <div className="u:mt-4 u:grid u:gap-4">
        {!mayEdit && <Alert kind="info">{words.readOnly}</Alert>}
        <Loaded
          data={today && view && { today, view }}
          error={error}
          onRetry={() => void refetch()}
          loading={words.loading}
        >
          {(known) => {
            if (section === 'anchors') return <TrustAnchors mayEdit={mayEdit} today={known.today} />;
            if (section === 'start') return <AtStart values={known.view.at_start} />;
            return <SectionForm key={section} section={section} mayEdit={mayEdit} {...known} />;
          }}
        </Loaded>
      </div>
    </>
  );
}
