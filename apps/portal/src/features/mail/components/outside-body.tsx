import type { MailLetter, OutsideMail } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { PART_REFUSALS } from '@urzad/grants';
import { Alert, Button, LetterText, useLocale } from '@urzad/ui';
import { FramedHtml } from '@urzad/ui/rich-editor';
import { FileText, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { letterWords } from '../messages/letter';
import { outsideWords } from '../messages/outside';

interface OutsideBodyProps {
  letter: MailLetter;
  outside: OutsideMail;
}

/** A letter from outside: as its sender shaped it or as plain text, and what of it was not taken. */
export function OutsideBody({ letter: { from, body }, outside }: OutsideBodyProps) {
  const words = useMessages(outsideWords);
  const { unknown } = useMessages(letterWords);
  const locale = useLocale();
  const [isPlain, setPlain] = useState(false);
  const { answer, html, person, refused, reply_to, sent_date } = outside;

  return (
    <div className="u:grid u:min-w-0 u:gap-3">
      <p lang={locale} className="u:text-sm u:text-muted">
        {`${words.unproven}${sent_date ? ` ${words.sent(momentText(new Date(sent_date)))}` : ''}`}
      </p>
      {person && (
        <p lang={locale} className="u:text-sm">
          <span>{words.person}</span> <span lang="pl">{person.name}</span>
        </p>
      )}
      {reply_to && (
        <p lang={locale} className="u:text-sm u:wrap-anywhere">
          <span>{words.replyTo}</span> <span>{reply_to}</span>
        </p>
      )}
      {answer && (
        <p lang={locale} className="u:text-sm u:font-semibold">
          <span>{words.answered(momentText(new Date(answer.date)))}</span>{' '}
          <span lang="pl">{answer.name}</span>
        </p>
      )}
      {html !== null && !isPlain ? (
        <FramedHtml html={html} title={words.frame(from.name || unknown)} />
      ) : (
        <div lang={body ? undefined : locale}>
          <LetterText text={body || words.empty} />
        </div>
      )}
      {html !== null && (
        <div lang={locale}>
          <Button
            variant="secondary"
            size="sm"
            icon={isPlain ? LayoutTemplate : FileText}
            onClick={() => setPlain(!isPlain)}
          >
            {isPlain ? words.shaped : words.plain}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div lang={locale}>
          <Alert kind="warning" title={words.refused}>
            <ul className="u:grid u:gap-1">
              {refused.map(({ name, reason }) => (
                <li key={`${name} ${reason}`} className="u:wrap-anywhere">
                  {`${name}: ${PART_REFUSALS[reason][locale]}`}
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
    </div>
  );
}
