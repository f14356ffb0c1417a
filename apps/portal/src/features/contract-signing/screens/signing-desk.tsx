import { useQuery } from '@tanstack/react-query';
import { PageHeading, TabLinks } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { type DeskOf, deskOfAnnexes, deskOfContracts, deskQuery } from '../api';
import { WaitingDocuments } from '../components/waiting-documents';
import { type DeskName, useDesk } from '../logic/use-desk';
import { deskMessages } from '../messages/desk';

const DESKS: Record<DeskName, DeskOf> = { contracts: deskOfContracts, annexes: deskOfAnnexes };

/** What waits for the signature of the office, with the verdict on that of the parent: contracts, and annexes beside them. */
export function SigningDesk() {
  const words = useMessages(deskMessages);
  const heading = useScreen(words.title);
  const [search] = useSearchParams();
  const open: DeskName = search.get('tab') === 'annexes' ? 'annexes' : 'contracts';
  const counts = {
    contracts: useQuery(deskQuery(DESKS.contracts, 1)).data?.count,
    annexes: useQuery(deskQuery(DESKS.annexes, 1)).data?.count,
  };

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        links={(['contracts', 'annexes'] as const).map((name) => ({
          href: name === 'contracts' ? paths.contractSign : `${paths.contractSign}?tab=${name}`,
          label: words.tabs[name],
          current: name === open,
          ...(counts[name] !== undefined && { count: counts[name] }),
        }))}
      />
      <OpenDesk key={open} name={open} />
    </div>
  );
}

function OpenDesk({ name }: { name: DeskName }) {
  return <WaitingDocuments desk={useDesk(name)} />;
}
