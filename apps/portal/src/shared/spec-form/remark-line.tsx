import { Icon } from '@urzad/ui';
import { MessageSquareWarning } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { specFormMessages } from './messages';

/** The office's remark on a field, in place of the hint, so that screen readers read it with the field. */
export function RemarkLine({ text }: { text: string }) {
  const words = useMessages(specFormMessages);

  return (
    <span className="u:font-medium u:text-warning-text">
      <Icon of={MessageSquareWarning} /> <span>{`${words.remark}: ${text}`}</span>
    </span>
  );
}
