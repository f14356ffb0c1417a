import { Button, type SvgIcon } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import type { OwnersAct } from '../acting/messages';
import { OwnerOnly } from '../acting/owner-only';
import { FormFailure } from '../form/form-failure';
import type { RefusalTexts } from './refusal-text';
import { useRefusalText } from './use-refusal-text';

export interface AskedStepProps {
  words: { action: string; title: string; text: string; failed: string };
  icon: SvgIcon;
  /** What only the owner of the account may do. */
  act: OwnersAct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The answer of `useWrite`. */
  step: { press: () => void; reset: () => void; error: Error | null; isPending: boolean };
  /** What the reasons of the server mean here. */
  reasons?: RefusalTexts;
}

/** A step of the owner that is taken after a question, as it cannot be undone. */
export function AskedStep({
  words,
  icon,
  act,
  open,
  onOpenChange,
  step: { press, reset, error, isPending },
  reasons,
}: AskedStepProps) {
  const textOf = useRefusalText(reasons);

  return (
    <>
      <OwnerOnly act={act}>
        <Button
          variant="quiet"
          icon={icon}
          onClick={() => {
            reset();
            onOpenChange(true);
          }}
        >
          {words.action}
        </Button>
      </OwnerOnly>
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={words.title}
        confirmLabel={words.action}
        pending={isPending}
        onConfirm={() => press()}
      >
        <div className="u:grid u:gap-3">
          {error && <FormFailure title={words.failed} error={error} text={textOf(error)} />}
          <p>{words.text}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
