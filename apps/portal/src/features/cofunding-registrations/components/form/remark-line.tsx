import { Icon } from '@urzad/ui';
import { MessageSquareWarning } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { formMessages } from '../../messages/form';

/** What the office said about one field; it stands where a hint stands and is read with the field. */
export function RemarkLine({ text }: { text: string }) {
  const { correction } = useMessages(formMessages);

  return (
    <span className="font-medium text-warning-text">
      <Icon of={MessageSquareWarning} /> {correction.remark}: {text}
    </span>
  );
}
