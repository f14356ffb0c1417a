import { useQuery } from '@tanstack/react-query';
import type { Contract } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { CONTRACT_STATUSES } from '@urzad/grants';
import { ReviewLayout, useLocale } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  AnnexListOfContract,
  type AnnexListOfContractProps,
} from '#shared/entities/annexes/annex-list-of-contract';
import { annexesOfQuery } from '#shared/entities/annexes/annex-query';
import { contractList } from '#shared/entities/contracts/contract-list';
import { contractQuery } from '#shared/entities/contracts/contract-query';
import { CONTRACT_STATUS_ICONS } from '#shared/entities/contracts/contract-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { DeskScreen } from '#shared/object/desk-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { ContractActions } from '../components/contract-actions';
import { ContractFacts, ContractNotes } from '../components/contract-facts';
import { ContractHeading } from '../components/contract-heading';
import { ContractPaper } from '../components/contract-paper';
import { ScheduleTables } from '../components/schedule-tables';
import { SigningHistory } from '../components/signing-history';
import { TermsTable } from '../components/terms-table';
import { deskMessages } from '../messages/desk';

/** One contract on the desk of an officer: its terms, its document beside them, and what can be done (Process §2.10). */
export function ContractDesk() {
  const words = useMessages(deskMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const { data: contract, error, refetch } = useQuery(contractQuery(id));
  const annexes = useQuery(annexesOfQuery(id));

  return (
    <DeskScreen
      query={{
        data: contract && today && !annexes.isPending ? { contract, today, annexes } : undefined,
        error,
        refetch,
      }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{
        title: words.missing,
        text: words.missingHint,
        back: { href: contractList.hrefOf(contractList.parse(params)), label: words.backToList },
      }}
    >
      {(known) => <LoadedDesk key={id} {...known} />}
    </DeskScreen>
  );
}

interface LoadedProps extends AnnexListOfContractProps {
  contract: Contract;
  today: IsoDate;
}

function LoadedDesk({ contract, today, annexes }: LoadedProps) {
  const words = useMessages(deskMessages);
  const title = useScreen(words.title(contract.number));
  const onDecided = useFocusAfterStep(title, contract.row_version);
  const { care, history } = contract;

  return (
    <ReviewLayout
      heading={<ContractHeading ref={title} contract={contract} today={today} />}
      answers={
        <div className="u:grid u:grid-cols-1 u:gap-5 u:pt-3">
          <ContractNotes contract={contract} />
          <TermsTable contract={contract} />
          <ContractFacts contract={contract} />
          <AnnexListOfContract annexes={annexes} />
          <ScheduleTables care={care} />
          <SigningHistory
            people={contract}
            history={history}
            statuses={CONTRACT_STATUSES}
            icons={CONTRACT_STATUS_ICONS}
          />
        </div>
      }
      evidence={<ContractPaper contract={contract} />}
      progress={<NextStep contract={contract} />}
      decision={<ContractActions contract={contract} onDecided={onDecided} />}
    />
  );
}

/** Who has to act now. */
function NextStep({ contract: { status, asked, paper, sign_member_to } }: { contract: Contract }) {
  const { hint } = useMessages(deskMessages);
  const locale = useLocale();
  const text = {
    draft: asked === 'yes' ? hint.initial : hint.prepare,
    to_member: paper
      ? hint.paper
      : sign_member_to
        ? hint.member(longDateText(sign_member_to, locale))
        : hint.done,
    to_office: hint.office,
  };

  return (
    <p className="u:text-sm u:font-medium">
      {status in text ? text[status as keyof typeof text] : hint.done}
    </p>
  );
}
