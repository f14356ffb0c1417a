import { Icon } from '@urzad/ui';
import { MessageSquareWarning } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { formMessages } from '../../messages/form';

/** The office's remark on a field, in place of the hint, so that screen readers read it with the field. */
export function RemarkLine({ text }: { text: string }) {
  const { correction } = useMessages(formMessages);

  return (
    <span className="u:font-medium u:text-warning-text">
      <Icon of={MessageSquareWarning} /> {correction.remark}: {text}
    </span>
  );
}
