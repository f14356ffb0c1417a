import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { answerText, timeText } from '@urzad/domain';
import { changedPaths, childNamesOf, findFieldSpec, registrationFieldLabel } from '@urzad/grants';
import { formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import { Button, Modal, Pending, Table, useLocale } from '@urzad/ui';
import { get } from 'react-hook-form';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { registrationQuery } from '#shared/registrations/registration-query';
import { useEditor } from '../../logic/form/editor-context';
import { draftOf, type FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

export interface ConflictDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stands in the form now. */
  mineOf: () => FormValues;
  onKeepMine: (theirs: Registration) => void;
  onTakeTheirs: (theirs: Registration) => void;
}

/** Both versions, question by question, and the choice. Nothing is lost until it is made. */
export function ConflictDialog({
  open,
  onOpenChange,
  mineOf,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps) {
  const { conflict: words, loading } = useMessages(formMessages);
  const { registration } = useEditor();
  const theirs = useQuery({ ...registrationQuery(registration.id), enabled: open, staleTime: 0 });
  const found = theirs.isFetching ? undefined : theirs.data;

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        found && (
          <>
            <Button onClick={() => onTakeTheirs(found)}>{words.takeTheirs}</Button>
            <Button variant="primary" onClick={() => onKeepMine(found)}>
              {words.keepMine}
            </Button>
          </>
        )
      }
    >
      <p className="mb-4 max-w-text">{words.text}</p>
      <Pending pending={theirs.isFetching} label={loading}>
        {() =>
          found ? (
            <Differences mine={formOfDraft(draftOf(mineOf()))} theirs={found} />
          ) : (
            theirs.error && <LoadFailure error={theirs.error} onRetry={() => void theirs.refetch()} />
          )
        }
      </Pending>
    </Modal>
  );
}

interface DifferencesProps {
  mine: RegistrationForm;
  theirs: Registration;
}

function Differences({ mine, theirs }: DifferencesProps) {
  const { conflict: words } = useMessages(formMessages);
  const locale = useLocale();
  const { today } = useEditor();
  const saved = formOfDraft(theirs.form);
  const names = childNamesOf(saved);

  function answerIn(form: RegistrationForm, path: string): string {
    if (path === 'children') return words.children(form.children.length);
    const spec = findFieldSpec(path);
    return spec ? answerText(spec, get(form, path), { locale, today }) : words.none;
  }

  return (
    <Table
      caption={words.title}
      density="dense"
      rows={changedPaths(mine, saved)}
      rowKey={(path) => path}
      columns={[
        { key: 'answer', header: words.answer, cell: (path) => registrationFieldLabel(path, locale, names) },
        { key: 'mine', header: words.mine, cell: (path) => answerIn(mine, path) },
        {
          key: 'theirs',
          header: words.theirs(timeText(new Date(theirs.mod_date))),
          cell: (path) => answerIn(saved, path),
        },
      ]}
    />
  );
}
