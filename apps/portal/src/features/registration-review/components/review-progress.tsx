import { countText } from '@urzad/domain';
import { Button, FormStatus, Icon, ProgressBar, useBeforeUnload, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { MessageSquareWarning } from 'lucide-react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import type { SaveState } from '#shared/saving/send-changes';
import type { DecisionHint } from '../logic/decision-hints';
import type { Progress } from '../logic/review-marks';
import { decisionMessages } from '../messages/decision';
import { REMARKS, reviewMessages } from '../messages/review';

interface ReviewProgressProps {
  progress: Progress;
  /** What is missing for the decisions that cannot be taken now. */
  hints: readonly DecisionHint[];
  /** The id of the reason that describes disabled buttons. */
  reasonId: string;
  save: SaveState;
  onSaveAgain: () => void;
  onCompare: () => void;
}

/** The progress, the number of remarks, and the state of saving. */
export function ReviewProgress({ progress, hints, reasonId, ...saving }: ReviewProgressProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { checked, all, remarks } = progress;
  const decisionWords = useMessages(decisionMessages);
  const texts = { ...words, noReturnLeft: decisionWords.noReturnLeft };

  return (
    <div className="u:grid u:gap-1">
      <div className="u:flex u:flex-wrap u:items-center u:gap-x-4 u:gap-y-1">
        <p className="u:figures u:font-semibold">{words.checked(checked, all)}</p>
        <div className="u:w-36 u:flex-1 u:desktop:flex-none">
          <ProgressBar
            thin
            value={checked}
            max={all}
            label={words.progress}
            valueText={words.checkedOf(checked, all)}
          />
        </div>
        {remarks > 0 && (
          <p className="u:text-sm u:font-medium u:text-warning-text">
            <Icon of={MessageSquareWarning} /> <span>{countText(remarks, REMARKS, locale)}</span>
          </p>
        )}
        <SaveStatus {...saving} />
      </div>
      <p id={reasonId} className="u:text-sm u:text-muted u:empty:hidden">
        {hints.map((hint) => texts[hint]).join(' ')}
      </p>
    </div>
  );
}

function SaveStatus({
  save,
  onSaveAgain,
  onCompare,
}: Pick<ReviewProgressProps, 'save' | 'onSaveAgain' | 'onCompare'>) {
  const words = useMessages(reviewMessages);
  const textOf = useFailureText();
  const navigation = useHeldNavigation();
  const { phase } = save;
  const isSaved = phase === 'idle' || phase === 'saved';
  useBeforeUnload(!isSaved);
  if (isSaved || phase === 'saving') {
    return (
      <FormStatus state={isSaved ? 'saved' : 'saving'}>{isSaved ? words.saved : words.saving}</FormStatus>
    );
  }

  return (
    <>
      <FormStatus state="error">
        {'error' in save ? `${words.notSaved}. ${textOf(save.error)}` : words.notSaved}
      </FormStatus>
      {phase === 'conflict' ? (
        <Button size="sm" onClick={onCompare}>
          {words.compare}
        </Button>
      ) : (
        <Button size="sm" onClick={onSaveAgain}>
          {words.saveAgain}
        </Button>
      )}
      <UnsavedChangesGuard when navigation={navigation} />
    </>
  );
}
