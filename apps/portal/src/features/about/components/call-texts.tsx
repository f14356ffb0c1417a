import { type CallTextsView, type CofundingCall, callSetups } from '@urzad/contract';
import { useLocale } from '@urzad/ui';
import { RichEditor } from '@urzad/ui/rich-editor';
import { useEffect, useState } from 'react';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { aboutMessages } from '../messages/about';

/** What the office says about a call, and its answers to questions. In Polish, as it was announced. */
export function CallTexts({ call }: { call: CofundingCall }) {
  const { texts: words } = useMessages(aboutMessages);
  const locale = useLocale();
  const { data, error, retry } = useTexts(call.id);
  if (error) return <ScreenFailure error={error} onRetry={retry} />;
  if (!data) return <p className="u:text-muted">{words.loading}</p>;

  return (
    <div className="u:grid u:gap-5">
      <div lang="pl">
        <RichEditor
          readOnly
          label={<span lang={locale}>{words.announcement}</span>}
          value={data.announcement}
        />
      </div>
      {data.faq.length > 0 && <h3 className="u:text-lg">{words.questions}</h3>}
      {data.faq.map(({ question, answer }) => (
        <div key={question} lang="pl">
          <RichEditor readOnly label={question} value={answer} />
        </div>
      ))}
    </div>
  );
}

/** Public pages have no cache of answers. */
function useTexts(id: number) {
  const [found, setFound] = useState<{ data?: CallTextsView; error?: unknown }>({});
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    const stop = new AbortController();
    request(callSetups.texts, { query: { id }, signal: stop.signal })
      .then(({ data }) => setFound({ data }))
      .catch((error) => stop.signal.aborted || setFound({ error }));
    return () => stop.abort();
  }, [id, tries]);

  return { ...found, retry: () => setTries(tries + 1) };
}
