import { useQueryClient } from '@tanstack/react-query';
import type { MailLetterRow } from '@urzad/contract';
import { Button, Checkbox, toast } from '@urzad/ui';
import { type LucideIcon, Mail, MailOpen, RotateCcw, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useWrite } from '#shared/server-state/use-write';
import { markLetters, moveLetters, trashLetters } from '../api';
import { actsOf, type ChosenAct } from '../logic/chosen-letters';
import { mailKey } from '../logic/mail-lists';
import { chosenWords } from '../messages/chosen';

const ICONS = {
  read: MailOpen,
  unread: Mail,
  trash: Trash2,
  restore: RotateCcw,
} satisfies Record<ChosenAct, LucideIcon>;

interface ChosenBarProps {
  rows: readonly MailLetterRow[];
  chosen: readonly MailLetterRow[];
  onChoose: (ids: ReadonlySet<number>) => void;
  /** Called with the number of letters that left the folder. */
  onLeft: (left: number) => void;
  /** Called when a refusal is closed and no letter is left to choose. */
  onClosed: () => void;
}

interface Acting {
  act: ChosenAct;
  ids: number[];
}

/**
 * Chooses all letters of the page, and does one thing with those that are chosen. A refusal stays until the person closes
 * it, also when the letters that it is about have left the page.
 */
export function ChosenBar({ rows, chosen, onChoose, onLeft, onClosed }: ChosenBarProps) {
  const words = useMessages(chosenWords);
  const textOf = useRefusalText(words.reasons);
  const queries = useQueryClient();
  const all = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const write = useWrite<Acting, Acting>({
    send: async ({ act, ids }, key) => {
      const [first] = rows;
      if (act === 'trash' && first) await trashLetters(ids, first.folder, key);
      else if (act === 'restore') await moveLetters(act, ids, key);
      else await markLetters(ids, act === 'read' ? 'yes' : 'no');
      return { act, ids };
    },
    onDone: ({ act, ids }) => {
      toast.success(words.done[act](ids.length));
      // The pressed button goes with the choice.
      all.current?.focus();
      onChoose(new Set());
      if (act === 'trash' || act === 'restore') onLeft(ids.length);
      void queries.invalidateQueries({ queryKey: mailKey });
    },
    // Another window moved some of them.
    onFailed: () => void queries.invalidateQueries({ queryKey: mailKey }),
  });
  const ids = chosen.map(({ id_letter }) => id_letter);
  const isGone = write.error instanceof ApiFailure && write.error.code === 'object-no-exist';
  const isAll = chosen.length === rows.length;
  const close = () => {
    write.reset();
    // The pressed button goes with the sentence.
    if (rows.length > 0) all.current?.focus();
    else onClosed();
  };
  const press = (act: ChosenAct) => {
    const asked = `${act} ${ids.join()}`;
    // After a lost answer the same press is the same write; of other letters it is another one.
    if (sent.current !== asked) write.renew();
    sent.current = asked;
    write.press({ act, ids });
  };

  return (
    <div className="u:grid u:gap-3 u:print:hidden">
      {write.error && (
        <FormFailure
          title={words.failed}
          error={write.error}
          text={isGone ? words.gone : textOf(write.error)}
          actions={
            <Button size="sm" icon={X} onClick={close}>
              {words.close}
            </Button>
          }
        />
      )}
      <section
        aria-label={words.label}
        hidden={rows.length === 0}
        className={
          rows.length > 0
            ? 'u:flex u:min-h-11 u:flex-wrap u:items-center u:gap-x-4 u:gap-y-2 u:px-4'
            : undefined
        }
      >
        <Checkbox
          ref={all}
          label={words.all}
          checked={isAll}
          mixed={chosen.length > 0 && !isAll}
          onCheckedChange={(isChecked) =>
            onChoose(new Set(isChecked ? rows.map(({ id_letter }) => id_letter) : []))
          }
        />
        {/* In the page before it has text, as live regions have to be. */}
        <span role="status" className="u:font-semibold">
          {chosen.length > 0 ? words.count(chosen.length) : ''}
        </span>
        {chosen.length > 0 && (
          <span className="u:flex u:flex-wrap u:items-center u:gap-2 u:desktop:ms-auto">
            {actsOf(chosen).map((act) => (
              <Button
                key={act}
                size="sm"
                icon={ICONS[act]}
                loading={write.isPending}
                onClick={() => press(act)}
              >
                {words[act]}
              </Button>
            ))}
          </span>
        )}
      </section>
    </div>
  );
}
