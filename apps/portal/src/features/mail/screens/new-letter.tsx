import { useQuery } from '@tanstack/react-query';
import type { LetterSubject, MailLetter, ObjectRef } from '@urzad/contract';
import { Breadcrumbs, PageHeading, TextLink } from '@urzad/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { KeptVersion } from '#shared/drafts/kept-draft';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLoaded } from '#shared/object/object-loaded';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { subjectQuery, threadQuery } from '../api';
import { ComposeForm } from '../components/compose-form';
import { keptLetterQuery, letterDraftKey, startWith } from '../logic/kept-letter';
import { knownAnswer, type OutsideAnswer } from '../logic/known-answer';
import { type Beginning, objectOfValue } from '../logic/letter-values';
import { openedLetter } from '../logic/opened-letter';
import { composeMessages } from '../messages/compose';

/**
 * A letter that is written: `?draft=`, `?answer=`, `?all=` or `?forward=` a letter. `?object=officecase:12` is what a new
 * one is about, to its applicant.
 */
export function NewLetter() {
  const words = useMessages(composeMessages);
  const [params] = useSearchParams();
  const { beginning, id } = beginningOf(params);
  const title = words.titles[beginning];
  const heading = useScreen(title);

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={title}
        lead={words.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: words.mail, href: paths.mail }]} current={title} />}
      />
      <OpenForm
        key={params.toString()}
        beginning={beginning}
        id={id}
        object={id === 0 ? objectOfValue(params.get('object') ?? '') : null}
      />
    </div>
  );
}

interface OpenFormProps {
  beginning: Beginning;
  /** Of the draft, or of the letter before; 0 for none. */
  id: number;
  /** What a new letter is about. */
  object: ObjectRef | null;
}

/** What a form begins with. */
interface Opened {
  letter: MailLetter | undefined;
  about: LetterSubject | undefined;
  kept: KeptVersion | null;
  /** The last answer to the letter from outside that is answered. */
  answered: OutsideAnswer | null | undefined;
}

/** Stands in a query that is not asked. */
const NO_OBJECT: ObjectRef = { obj_type: 'officecase', id_obj: 0 };

/** First reads the letter or the object, and what this browser has kept: once, as an answer that comes later must not replace what is typed. */
function OpenForm({ beginning, id, object }: OpenFormProps) {
  const words = useMessages(composeMessages);
  const me = useSession((state) => state.me?.id ?? 0);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;
  const thread = useQuery({ ...threadQuery(id), enabled: id > 0 && !isOpen });
  // An answer that is remembered may be of an earlier version.
  const letter = thread.data && !thread.isFetching ? openedLetter(thread.data) : undefined;
  const subject = useQuery({ ...subjectQuery(object ?? NO_OBJECT), enabled: object !== null && !isOpen });
  const about = subject.data;
  const written = { beginning, id, object, me };
  const isRead = (id === 0 || letter !== undefined) && (object === null || about !== undefined);
  const kept = useQuery({ ...keptLetterQuery(written, letter), enabled: isRead && !isOpen });
  if (!isOpen && isRead && kept.data !== undefined) {
    const answered = knownAnswer(thread.data, beginning);
    setOpened({ letter, about, kept: kept.data, answered });
  }

  const waited = [kept, ...(id > 0 ? [thread] : []), ...(object ? [subject] : [])];

  return (
    <ObjectLoaded
      query={{
        data: opened,
        error: isOpen ? null : (thread.error ?? subject.error ?? kept.error),
        refetch: () => Promise.all(waited.map(({ refetch }) => refetch())),
      }}
      loading={words.loading}
      failed={words.failed}
      missing={object ? words.missingObject : words.missing}
    >
      {(known) => {
        if (beginning === 'draft' && known.letter?.folder !== 'drafts') {
          return (
            <div className="u:grid u:justify-items-start u:gap-3">
              <h2 className="u:text-lg">{words.sentAlready.title}</h2>
              <p>{words.sentAlready.text}</p>
              <TextLink href={paths.mailLetter(id)}>{words.sentAlready.link}</TextLink>
            </div>
          );
        }
        return (
          <ComposeForm
            key={known.letter?.row_version}
            beginning={beginning}
            about={known.about}
            answered={known.answered}
            {...startWith({ ...known, beginning, me })}
            draftKeyOf={(of) => letterDraftKey(written, of)}
            onSaved={(saved) => {
              if (beginning !== 'draft') return;
              const answered = knownAnswer(saved, beginning);
              setOpened({ letter: openedLetter(saved), about: undefined, kept: null, answered });
            }}
          />
        );
      }}
    </ObjectLoaded>
  );
}

function beginningOf(params: URLSearchParams): { beginning: Beginning; id: number } {
  for (const beginning of ['draft', 'answer', 'all', 'forward'] as const) {
    const id = Number(params.get(beginning));
    if (Number.isInteger(id) && id > 0) return { beginning, id };
  }
  return { beginning: 'new', id: 0 };
}
