import { useQuery } from '@tanstack/react-query';
import { isServerSection, SETTING_SECTIONS } from '@urzad/grants';
import { Alert, PageHeading, TabLinks } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useIsFirstApplication } from '#shared/system/use-may-on-server';
import { useBusinessToday } from '#shared/system/use-office';
import { settingsQuery } from '../api';
import { AtStart } from '../components/at-start';
import { SectionForm } from '../components/section-form';
import { TrustAnchors } from '../components/trust-anchors';
import { settingsMessages } from '../messages/settings';

const SECTIONS = [...SETTING_SECTIONS, 'anchors', 'start'] as const;

function isOfServer(section: (typeof SECTIONS)[number]): boolean {
  return section === 'anchors' || isServerSection(section);
}

/** Settings of the office and of its server, a part at a time (Order §7, §8). */
export function Config() {
  const words = useMessages(settingsMessages);
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const section = SECTIONS.find((name) => name === params.get('section')) ?? SECTIONS[0];
  const may = useSession((session) => session.may('application_edit'));
  const seesApplications = useSession((session) => session.may('application_show'));
  const isFirst = useIsFirstApplication();
  const isElsewhere = may && !isFirst && isOfServer(section);
  const mayEdit = may && !isElsewhere;
  const today = useBusinessToday();
  const { data: view, error, refetch } = useQuery(settingsQuery);

  return (
    <>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <TabLinks
        label={words.sectionsLabel}
        links={[
          ...SECTIONS.map((name) => ({
            href: name === SECTIONS[0] ? paths.config : `${paths.config}?section=${name}`,
            label: words.sections[name],
            current: name === section,
          })),
          ...(seesApplications
            ? [{ href: paths.applications, label: words.applications, current: false }]
            : []),
        ]}
      />
      <div className="u:mt-4 u:grid u:gap-4">
        {!may && <Alert kind="info">{words.readOnly}</Alert>}
        {isElsewhere && (
          <Alert key={section} kind="info">
            {words.elsewhere}
          </Alert>
        )}
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
