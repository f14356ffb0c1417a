import { useQuery } from '@tanstack/react-query';
import { Alert, Breadcrumbs, FormLayout, PageHeading } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useActing } from '#shared/session/use-acting';
import { dataQuery } from '../api';
import { BesideData } from '../components/beside-data';
import { CopyCard } from '../components/copy-card';
import { Erasure } from '../components/erasure';
import { HeldData } from '../components/held-data';
import { Readings } from '../components/readings';
import { ownDataMessages } from '../messages/own-data';

/** What the office holds about the person, and their rights to it (RODO art. 15-21). */
export function OwnData() {
  const words = useMessages(ownDataMessages);
  const heading = useScreen(words.title);
  const isActing = useActing() !== undefined;

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: words.account, href: paths.account }]} current={words.title} />
        }
      />
      {isActing ? <Alert kind="info">{words.acting}</Alert> : <Content />}
    </div>
  );
}

function Content() {
  const words = useMessages(ownDataMessages);
  const { data, error, refetch } = useQuery(dataQuery);

  return (
    <Loaded
      data={data}
      error={error}
      onRetry={() => void refetch()}
      loading={words.loading}
      failed={words.failed}
    >
      {({ held, export_date, obstacle }) => (
        <FormLayout aside={<BesideData />}>
          <div className="u:grid u:gap-8">
            <CopyCard lastDate={export_date} />
            <HeldData held={held} hasSent={obstacle === 'sent'} />
            <Readings />
            <Erasure obstacle={obstacle} />
          </div>
        </FormLayout>
      )}
    </Loaded>
  );
}
