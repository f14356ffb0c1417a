import type { CallSetup } from '@urzad/contract';
import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { CALL_FIELDS, type CallField, callErrorText, callFieldIn } from '@urzad/grants';
import { FolderCard, Icon, useLocale } from '@urzad/ui';
import { CircleCheckBig, Megaphone, TriangleAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { missingByPart } from '../logic/setup-parts';
import { setupMessages } from '../messages/setup';

/** Which parts of a draft are complete, what the others lack, and who announces it. */
export function SetupAside({ call }: { call: CallSetup }) {
  const words = useMessages(setupMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const isComplete = Object.keys(call.missing).length === 0;
  const { changed } = call;
  const moment = new Date(changed.date);

  return (
    <FolderCard number={call.number} icon={Megaphone} tone={isComplete ? 'plain' : 'accent'}>
      <h2 className="u:text-lg">{isComplete ? words.ready.done : words.ready.lacks}</h2>
      <ul className="u:mt-3 u:grid u:gap-3">
        {missingByPart(call).map(({ part, missing }) => (
          <li key={part} className="u:flex u:gap-2.5">
            <Icon
              of={missing.length === 0 ? CircleCheckBig : TriangleAlert}
              className={missing.length === 0 ? 'u:text-success-text' : 'u:text-warning-text'}
            />
            <div className="u:min-w-0">
              <p className="u:font-semibold">{words.parts[part]}</p>
              {missing.length === 0 ? (
                <p className="u:text-sm u:text-muted">{words.ready.complete}</p>
              ) : (
                missing.map(([name, code]) => (
                  <p key={name} className="u:text-sm u:text-muted">
                    {missingText(name, code)}
                  </p>
                ))
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="u:mt-4 u:text-sm">{words.ready.other}</p>
      <p className="u:mt-1 u:text-sm u:text-muted">
        {[
          call.editors.length > 0 && words.ready.editors(call.editors.join(', ')),
          changed.name &&
            `${words.lastChange(changed.name, `${longDateText(warsawDate(moment), locale)}, ${timeText(moment)}`)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </FolderCard>
  );

  /** A part of one field needs no name of it. */
  function missingText(name: string, code: string): string {
    const text = callErrorText(code, locale);
    return name in CALL_FIELDS ? `${callFieldIn(officeWords, name as CallField)[locale]}: ${text}` : text;
  }
}
