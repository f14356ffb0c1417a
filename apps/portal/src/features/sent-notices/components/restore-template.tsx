import type { NoticeTemplateView } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { restoreTemplate } from '../logic/template-words';
import { templateMessages } from '../messages/templates';
import { TemplatePreview } from './template-preview';

interface RestoreTemplateProps {
  stored: NoticeTemplateView;
  onDone: (after: NoticeTemplateView) => void;
}

/** Returns a notice to the words that came with the portal, which it shows first. */
export function RestoreTemplate({ stored, onDone }: RestoreTemplateProps) {
  const words = useMessages(templateMessages);
  const [isAsked, setAsked] = useState(false);
  const write = useWrite<NoticeTemplateView>({
    send: (_, key) => restoreTemplate(stored, key),
    onDone: (after) => {
      setAsked(false);
      onDone(after);
      toast.success(words.restored);
    },
  });

  return (
    <>
      <Button
        icon={Undo2}
        onClick={() => {
          write.reset();
          setAsked(true);
        }}
      >
        {words.restore}
      </Button>
      {isAsked && (
        <DecisionModal
          title={words.restoreTitle}
          open
          onOpenChange={setAsked}
          back={words.cancel}
          action={{ children: words.restore, icon: Undo2, onClick: () => write.press() }}
          decision={write}
          refused={words.restoreFailed}
        >
          <p>{words.restoreText}</p>
          <TemplatePreview marks={stored.marks} words={stored.shipped} />
        </DecisionModal>
      )}
    </>
  );
}
