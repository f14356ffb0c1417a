import type { CallRanking } from '@urzad/contract';
import { ActionBar, Button, type SvgIcon, toast } from '@urzad/ui';
import { Megaphone, RefreshCw, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { ofRanking, type RankingStep, takeRankingStep } from '../api';
import { rankingMessages } from '../messages/ranking';

const ICONS: Record<RankingStep, SvgIcon> = {
  propose: RefreshCw,
  approveProposal: UserRoundCheck,
  rank: Megaphone,
};

/** The steps that this person may take now; each is confirmed with what follows from it. */
export function RankingActions({ ranking }: { ranking: CallRanking }) {
  const words = useMessages(rankingMessages);
  const [chosen, setChosen] = useState<RankingStep>();
  const { steps, proposal, status } = ranking;
  const label = useStepLabel(ranking);
  const main = steps.at(-1);
  const waits =
    status === 'closed' && proposal?.current === 'yes' && main !== 'rank' && main !== 'approveProposal';
  if (steps.length === 0 && !waits) return null;

  return (
    <>
      <ActionBar
        status={waits && <p>{proposal.approved ? words.waitsForPublication : words.waitsForSecond}</p>}
      >
        <div className="u:flex u:flex-wrap u:justify-end u:gap-3">
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === main ? 'primary' : 'secondary'}
              icon={ICONS[step]}
              onClick={() => setChosen(step)}
            >
              {label(step)}
            </Button>
          ))}
        </div>
      </ActionBar>
      {chosen && <StepDialog ranking={ranking} step={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useStepLabel({ proposal }: CallRanking) {
  const words = useMessages(rankingMessages);
  const isProposed = proposal !== null && proposal.published === null;

  return (step: RankingStep): string =>
    ({
      propose: isProposed ? words.proposeAgain : words.propose,
      approveProposal: words.approve,
      rank: words.publish,
    })[step];
}

function StepDialog({
  ranking,
  step,
  onClose,
}: {
  ranking: CallRanking;
  step: RankingStep;
  onClose: () => void;
}) {
  const words = useMessages(rankingMessages);
  const label = useStepLabel(ranking)(step);
  const decision = useStep<CallRanking>({
    ...ofRanking,
    send: (_, key) => takeRankingStep(ranking, step, key),
    onDone: () => {
      toast.success(
        { propose: words.proposedToast, approveProposal: words.approvedToast, rank: words.publishedToast }[
          step
        ],
      );
      onClose();
    },
  });

  return (
    <DecisionModal
      title={label}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      back={words.back}
      action={{ children: label, icon: ICONS[step], onClick: () => decision.press() }}
      decision={decision}
      refused={words.refused}
      reasons={words.reasons}
    >
      <p>{textOf(words, step, ranking)}</p>
    </DecisionModal>
  );
}

function textOf(words: (typeof rankingMessages)['pl'], step: RankingStep, { proposal }: CallRanking): string {
  if (step === 'approveProposal') return words.approveText;
  if (step === 'propose') return proposal ? words.proposeAgainText : words.order;
  const places = (proposal?.qualified.in_zone ?? 0) + (proposal?.qualified.out_zone ?? 0);
  const waiting = proposal?.waiting ?? 0;

  return words.publishText(places, waiting, (proposal?.rows ?? 0) - places - waiting);
}
