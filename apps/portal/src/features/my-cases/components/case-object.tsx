import { type Locale, monthText } from '@urzad/domain';
import { FolderCard, useLocale } from '@urzad/ui';
import { Files, MessagesSquare } from 'lucide-react';
import { subjectMessages } from '#shared/entities/office-cases/messages';
import type { CaseObject, ShownSubject } from '#shared/entities/office-cases/subject-query';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { newMessages } from '../messages/new';
import { ChangeObject } from './change-object';

export interface CaseObjectFolderProps {
  object: CaseObject;
  /** Null: it is about no object. */
  shown: ShownSubject | null;
  /** The office opens a case about what it looks at. */
  mayChange: boolean;
}

/** What a new case is about, as a folder. */
export function CaseObjectFolder({ object, shown, mayChange }: CaseObjectFolderProps) {
  const words = useMessages(newMessages);
  const names = useMessages(subjectMessages);
  const locale = useLocale();
  const number = useShownNumber(shown?.number ?? '');
  const title = names.subjects[object.subject];
  const text = shown ? subjectText(shown, words, locale) : words.generalText;

  return (
    <FolderCard number={number || title} icon={shown ? Files : MessagesSquare}>
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

function subjectText(
  { children, call_number, month }: ShownSubject,
  words: { call: (number: string) => string; children: (names: string) => string },
  locale: Locale,
): string {
  const names = children.filter(Boolean);

  return [
    names.length > 0 && words.children(names.join(', ')),
    call_number && words.call(call_number),
    month && monthText(month, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}
