import { useQuery } from '@tanstack/react-query';
import { logEventName, logObjectName } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { keepFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { personQuery } from '../api';
import type { LogQuestions } from '../logic/log-list';
import { logMessages } from '../messages/logs';

interface AskedTagsProps {
  asked: LogQuestions;
  onAsk: (asked: LogQuestions) => void;
}

/** What is asked for beside the table, each with a button that asks no more. */
export function AskedTags({ asked, onAsk }: AskedTagsProps) {
  const words = useMessages(logMessages);
  const locale = useLocale();
  const { id_user, id_user_main, event, ip, obj_type, id_obj } = asked;
  const person = usePersonName(id_user);
  const main = usePersonName(id_user_main);
  const events = event?.split(',').map((code) => logEventName(code, locale));
  const texts = {
    id_user: id_user && `${words.personField}: ${person}`,
    id_user_main: id_user_main && `${words.mainField}: ${main}`,
    event: events && `${words.eventField}: ${events.join(', ')}`,
    ip: ip && `${words.ipField}: ${ip}`,
    obj_type: obj_type && `${words.objectField}: ${logObjectName(obj_type, locale)}`,
    id_obj: id_obj && `${words.idField}: ${id_obj}`,
  };
  const tags = Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
  const list = useRef<HTMLUListElement>(null);
  const hasRemoved = useRef(false);

  // The pressed button has gone with its tag.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    if (tags.length > 0) list.current?.focus();
    else keepFocus();
  }, [tags.length]);

  function ask(next: LogQuestions) {
    hasRemoved.current = true;
    onAsk(next);
  }

  if (tags.length === 0) return null;

  return (
    <ul ref={list} tabIndex={-1} aria-label={words.asked} className="u:mt-3 u:flex u:flex-wrap u:gap-2">
      {tags.map(({ name, text }) => (
        <li key={name}>
          <Button
            size="sm"
            icon={X}
            aria-label={words.remove(text)}
            onClick={() => ask({ ...asked, [name]: undefined })}
          >
            {text}
          </Button>
        </li>
      ))}
      {tags.length > 1 && (
        <li>
          <Button size="sm" variant="quiet" onClick={() => ask({})}>
            {words.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}

function usePersonName(id: string | undefined): string {
  const { data } = useQuery({ ...personQuery(id ?? ''), enabled: id !== undefined });
  return data ?? id ?? '';
}
