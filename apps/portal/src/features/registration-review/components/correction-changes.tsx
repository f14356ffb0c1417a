import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { askedFieldLabel } from '@urzad/grants';
import { Button, DescriptionList, useLocale } from '@urzad/ui';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { changedFiles } from '../logic/new-files';
import { useReviewGroups } from '../logic/use-review-groups';
import { correctionMessages } from '../messages/correction';

interface CorrectionChangesProps {
  registration: Registration;
  today: IsoDate;
  /** Opens a file in the desk, by its key there. */
  onFileOpen: (key: string) => void;
}

/** The changes of the correction, first on the page: changed answers, new files, explanations. */
export function CorrectionChanges({ registration, today, onFileOpen }: CorrectionChangesProps) {
  const words = useMessages(correctionMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const kindName = useFileKindName();
  const groups = useReviewGroups(registration, today);
  const { version_no, status, answered_remarks, form } = registration;
  // While the parent corrects it, the next version is not submitted yet.
  if (version_no === 1 || status === 'to_correct') return null;

  const labelOf = (path: string) => askedFieldLabel(path, locale, form, officeWords);
  const changed = groups
    .flatMap(({ rows }) => rows)
    .filter(({ previous }) => previous !== undefined)
    .map(({ path, text, previous }) => ({
      term: labelOf(path),
      value: (
        <>
          <del className="u:text-muted">{previous}</del> → {text}
        </>
      ),
    }));
  const files = changedFiles(registration).map(({ kind, files: ofKind }) => ({
    term: kindName(kind),
    value: ofKind.map(({ key, name, isNew }) => (
      <span key={key} className="u:block">
        {isNew ? words.newFile : words.removedFile}{' '}
        <Button variant="quiet" size="sm" onClick={() => onFileOpen(key)}>
          {name}
        </Button>
      </span>
    )),
  }));
  const explained = answered_remarks.flatMap(({ field, explanation }) =>
    explanation ? [{ term: labelOf(field), value: words.says(explanation) }] : [],
  );
  const items = [...changed, ...files, ...explained];

  return (
    <section
      aria-label={words.title}
      className="u:my-4 u:rounded-md u:border u:border-line u:bg-surface u:p-4"
    >
      <h2 className="u:pb-2 u:text-lg">{words.title}</h2>
      {items.length > 0 ? <DescriptionList items={items} /> : <p className="u:text-muted">{words.nothing}</p>}
    </section>
  );
}
