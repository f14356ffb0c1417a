import type { Registration } from '@urzad/contract';
import { FolderCard } from '@urzad/ui';
import { Files, MessagesSquare } from 'lucide-react';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import type { CaseObject } from '../api';
import { newMessages } from '../messages/new';
import { ChangeObject } from './change-object';

export interface CaseObjectFolderProps {
  object: CaseObject;
  /** The registration that the case is about. */
  registration: Registration | undefined;
  /** The office opens a case about what it looks at. */
  mayChange: boolean;
}

/** What a new case is about, as a folder. */
export function CaseObjectFolder({ object, registration, mayChange }: CaseObjectFolderProps) {
  const words = useMessages(newMessages);
  const number = useShownNumber(registration?.number ?? '');
  const { title, text } = registration
    ? { title: words.registration, text: registrationText(registration, words) }
    : { title: words.general, text: words.generalText };

  return (
    <FolderCard number={number || words.general} icon={registration ? Files : MessagesSquare}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3">
        <div className="u:min-w-0">
          <p className="u:font-semibold">{title}</p>
          <p className="u:text-sm u:text-muted">{text}</p>
        </div>
        {mayChange && <ChangeObject object={object} />}
      </div>
    </FolderCard>
  );
}

function registrationText(
  { children, call_number }: Registration,
  words: { call: (number: string) => string; children: (names: string) => string },
): string {
  const names = children.map(({ firstname }) => firstname).filter(Boolean);

  return [names.length > 0 && words.children(names.join(', ')), words.call(call_number)]
    .filter(Boolean)
    .join(' · ');
}
