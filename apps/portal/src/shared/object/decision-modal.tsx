import { Button, type ButtonProps } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import type { ReactNode } from 'react';
import { FormFailure } from '../form/form-failure';
import type { RefusalTexts } from './refusal-text';
import { useRefusalText } from './use-refusal-text';

export interface DecisionModalProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The text of the button that cancels. */
  back: string;
  /** The button that decides; `form` names the form that it submits. */
  action: Pick<ButtonProps, 'children' | 'icon' | 'variant' | 'form' | 'onClick'>;
  decision: { error: Error | null; isPending: boolean };
  /** The title when the server refuses. */
  refused: string;
  /** What the reasons of the server mean here. That nobody decides for another person is said of every decision. */
  reasons?: RefusalTexts;
  children: ReactNode;
}

/** A decision about an object: its consequence, buttons that cancel and decide, and the reason of a refusal. */
export function DecisionModal({
  title,
  open,
  onOpenChange,
  back,
  action: { form, ...action },
  decision,
  refused,
  reasons,
  children,
}: DecisionModalProps) {
  const textOf = useRefusalText(reasons);

  return (
    <Modal
      width="narrow"
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{back}</Button>
          <Button
            variant="primary"
            loading={decision.isPending}
            {...(form !== undefined && { type: 'submit', form })}
            {...action}
          />
        </>
      }
    >
      <div className="u:grid u:gap-5">
        {decision.error && (
          <FormFailure title={refused} error={decision.error} text={textOf(decision.error)} />
        )}
        {children}
      </div>
    </Modal>
  );
}
