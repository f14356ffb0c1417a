import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { CONTRACT_STATUSES } from '@urzad/grants';
import { FormLayout, TextLink } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import {
  AnnexListOfContract,
  type AnnexListOfContractProps,
} from '#shared/entities/annexes/annex-list-of-contract';
import { annexesOfQuery } from '#shared/entities/annexes/annex-query';
import { contractQuery } from '#shared/entities/contracts/contract-query';
import { ContractStatusBadge } from '#shared/entities/contracts/contract-status-badge';
import { CONTRACT_STATUS_ICONS } from '#shared/entities/contracts/contract-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { ContractState } from '../components/contract-state';
import { ContractTerms } from '../components/contract-terms';
import { myContractMessages } from '../messages/contracts';

/** One contract of the participant: what they have to do, what it says, and its course. */
export function MyContract() {
  const words = useMessages(myContractMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data, error, refetch } = useQuery(contractQuery(id));
  const annexes = useQuery(annexesOfQuery(id));
  // The heading comes with the whole of it: alone, it would move when the rest is there.
  const known = data && today && !annexes.isPending ? { contract: data, today, annexes } : undefined;

  return (
    <ObjectScreen
      query={{ data: known, error, refetch }}
      title={words.contract}
      number={known?.contract.number}
      badge={known && <ContractStatusBadge status={known.contract.status} />}
      lead={known && <About contract={known.contract} />}
      breadcrumbs={[{ label: words.title, href: paths.contracts }]}
      loading={words.loadingOne}
      failed={words.failedOne}
      missing={words.missing}
    >
      {(known) => <LoadedContract {...known} />}
    </ObjectScreen>
  );
}

/** The application of the contract, with a link to it. */
function About({ contract: { id_registration, registration_number } }: { contract: Contract }) {
  const words = useMessages(myContractMessages);

  return (
    <>
      {words.of} <TextLink href={paths.registration(id_registration)}>{registration_number}</TextLink>
    </>
  );
}

interface LoadedProps extends AnnexListOfContractProps {
  contract: Contract;
  today: IsoDate;
}

function LoadedContract({ contract, today, annexes }: LoadedProps) {
  return (
    <FormLayout
      aside={
        <StatusTimeline
          history={contract.history}
          statuses={CONTRACT_STATUSES}
          icons={CONTRACT_STATUS_ICONS}
        />
      }
    >
      <div className="u:grid u:grid-cols-1 u:gap-6">
        <ContractState contract={contract} today={today} />
        <AnnexListOfContract annexes={annexes} />
        <ContractTerms contract={contract} />
      </div>
    </FormLayout>
  );
}
