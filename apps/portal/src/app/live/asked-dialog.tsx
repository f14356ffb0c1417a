import { Button } from '@urzad/ui';
import { ConfirmDialog, Modal } from '@urzad/ui/overlays';
import { useMessages } from '#shared/i18n/messages';
import { type Asked, answered } from '#shared/live/live-store';
import { liveMessages } from './live-messages';

interface AskedDialogProps {
  asked: Asked;
}

/** What the technical administrator sent to this window: a text to read, or an address to open, after a question. */
export function AskedDialog({ asked }: AskedDialogProps) {
  const words = useMessages(liveMessages);
  const close = () => answered();

  if (asked.action === 'message') {
    return (
      <Modal
        open
        onOpenChange={close}
        width="narrow"
        title={words.messageTitle}
        footer={
          <Button variant="primary" onClick={close}>
            {words.read}
          </Button>
        }
      >
        <p className="u:whitespace-pre-wrap u:wrap-anywhere">{asked.text}</p>
      </Modal>
    );
  }

  function open(url: string) {
    answered();
    window.open(url, '_blank', 'noopener,noreferrer');
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      tone="primary"
      title={words.goTitle}
      confirmLabel={words.go}
      onConfirm={() => open(asked.url)}
    >
      <span className="u:wrap-anywhere">{words.goTo(asked.url)}</span>
    </ConfirmDialog>
  );
}
