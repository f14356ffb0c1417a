import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, PageHeading, TextLink } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLoaded } from '#shared/object/object-loaded';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { threadQuery } from '../api';
import { ComposeForm } from '../components/compose-form';
import { type Beginning, startOf } from '../logic/letter-values';
import { openedLetter } from '../logic/opened-letter';
import { composeMessages } from '../messages/compose';

/** A letter that is written: `?draft=`, `?answer=`, `?all=` or `?forward=` a letter, `?object=` what it is about. */
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
      <OpenForm key={params.toString()} beginning={beginning} id={id} object={params.get('object') ?? ''} />
    </div>
  );
}

interface OpenFormProps {
  beginning: Beginning;
  /** Of the draft, or of the letter before; 0 for none. */
  id: number;
  object: string;
}

/** First reads the letter, and what this browser has kept. */
function OpenForm({ beginning, id, object }: OpenFormProps) {
  const words = useMessages(composeMessages);
  const me = useSession((state) => state.me?.id ?? 0);
  // What is written is not read anew: the form is newer than the answer.
  const thread = useQuery({ ...threadQuery(id), enabled: id > 0, refetchOnWindowFocus: false });
  const letter = thread.data && openedLetter(thread.data);
  const version = beginning === 'draft' ? `-${letter?.row_version ?? 0}` : '';
  const draftKey = { userId: me, form: `mail-${beginning}-${id}${version}` };
  const kept = useQuery({ ...keptDraftQuery(draftKey), enabled: id === 0 || letter !== undefined });
  const isReady = kept.data !== undefined && (id === 0 || letter !== undefined);

  return (
    <ObjectLoaded
      query={{
        data: isReady ? { letter, kept: kept.data ?? null } : undefined,
        error: thread.error ?? kept.error,
        refetch: () => Promise.all([thread.refetch(), kept.refetch()]),
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
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
        const start = startOf({ ...known, beginning, object, me, now: new Date() });
        return <ComposeForm key={draftKey.form} {...{ beginning, draftKey, start }} letter={known.letter} />;
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
