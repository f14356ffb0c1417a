import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LogChain, LogCheck } from '@urzad/contract';
import { exactMomentText, momentText } from '@urzad/domain';
import { Alert, type AlertKind, Button, CopyButton, ProgressBar, TextLink, useLocale } from '@urzad/ui';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useWrite } from '#shared/server-state/use-write';
import { beginCheck, chainKey, chainQuery, stopCheck } from '../api';
import { type LogLocation, logKey, logList, withEntry } from '../logic/log-list';
import { useMayCheck } from '../logic/use-may-check';
import { chainMessages } from '../messages/chain';

type Words = (typeof chainMessages)['pl'];

/** Whether the chain of the log is whole, by the last check, and the button that checks it again. */
export function ChainState({ location }: { location: LogLocation }) {
  const words = useMessages(chainMessages);
  const { data, error, refetch } = useQuery(chainQuery);

  return (
    <section aria-label={words.section} className="u:mb-5">
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.section}
        failed={words.loadFailed}
      >
        {(chain) => <Chain chain={chain} location={location} />}
      </Loaded>
    </section>
  );
}

/** While a check runs and after it the alert is one and the same, so that its button keeps the focus. */
function Chain({ chain, location }: { chain: LogChain; location: LogLocation }) {
  const words = useMessages(chainMessages);
  const mayCheck = useMayCheck();
  const begin = useChainWrite(beginCheck);
  const stop = useChainWrite(stopCheck);
  const verdict = useVerdict(chain, location, words);
  const running = chain.check?.status === 'running' ? chain.check : undefined;
  const write = running ? stop : begin;

  // The second press of a double click finds the other action under the pointer.
  function press({ detail }: { detail: number }) {
    if (detail < 2) write.press();
  }

  return (
    <Alert
      kind={running ? 'info' : verdict.kind}
      title={running ? words.running : verdict.title}
      live={!running}
      actions={
        mayCheck && (
          <Button
            {...(!running && { variant: 'primary', icon: Link2 })}
            loading={write.isPending}
            onClick={press}
          >
            {running ? words.stop : words.check}
          </Button>
        )
      }
    >
      <div className="u:grid u:gap-2">
        {running ? <Progress check={running} /> : verdict.lines}
        {!running && <Anchor anchor={chain.anchor} />}
        {write.error && (
          <FormFailure title={running ? words.notStopped : words.notBegun} error={write.error} />
        )}
      </div>
    </Alert>
  );
}

function Progress({ check: { rows, total } }: { check: LogCheck }) {
  const words = useMessages(chainMessages);

  return (
    <>
      <p>{words.progress(rows)}</p>
      <ProgressBar value={rows} max={Math.max(total, 1)} label={words.running} />
    </>
  );
}

interface Said {
  kind: AlertKind;
  title: string;
  lines: ReactNode;
}

function useVerdict({ check, done }: LogChain, location: LogLocation, words: Words): Said {
  const locale = useLocale();
  const status = check?.status;
  const isUnfinished = status === 'stopped' || status === 'failed';
  const broken = isUnfinished ? <p>{words.ended[status]}</p> : undefined;
  const verdict = done?.verdict;
  if (!done || !verdict) {
    return { kind: 'info', title: words.never, lines: broken ?? <p>{words.neverText}</p> };
  }

  const checked = exactMomentText(new Date(done.ended ?? done.begun), locale);
  const when = [words.checked(checked, done.person), verdict.last && words.upTo(verdict.last.id)]
    .filter(Boolean)
    .join(' ');
  const [first] = verdict.first_broken;
  if (verdict.state === 'intact') {
    return {
      kind: 'success',
      title: words.intact(verdict.rows),
      lines: (
        <>
          <p>{when}</p>
          {broken}
        </>
      ),
    };
  }
  if (!first) {
    return { kind: 'error', title: words.damaged, lines: <p>{`${words.damagedText} ${when}`}</p> };
  }
  const more = verdict.broken > 1 && words.more(verdict.broken);
  const reason = [words.reasons[first.reason], more].filter(Boolean).join(' ');
  return {
    kind: 'error',
    title: words.broken(first.id),
    lines: (
      <>
        <p>{reason}</p>
        {first.reason !== 'missing' && (
          <p>
            <TextLink href={logList.hrefOf(withEntry(location, first.id))}>
              {words.openBroken(first.id)}
            </TextLink>
          </p>
        )}
        <p>{when}</p>
        {broken}
      </>
    ),
  };
}

/** The digest to compare with a copy. */
function Anchor({ anchor }: { anchor: LogChain['anchor'] }) {
  const words = useMessages(chainMessages);
  if (!anchor) return <p>{words.noAnchor}</p>;

  return (
    <details>
      <summary>{words.anchor(anchor.id, momentText(new Date(anchor.date)))}</summary>
      <div className="u:mt-2 u:grid u:gap-2">
        <p>{words.anchorHint}</p>
        <code className="u:text-sm u:wrap-anywhere">{anchor.hash}</code>
        <CopyButton text={anchor.hash} label={words.copy} />
      </div>
    </details>
  );
}

/** A write whose answer is the new state of the chain. It is an entry of the log itself. */
function useChainWrite(send: (key: string) => Promise<LogChain>) {
  const queries = useQueryClient();
  return useWrite<LogChain>({
    send: (_, key) => send(key),
    onDone: (chain) => {
      queries.setQueryData(chainKey, chain);
      for (const part of ['get', 'counts']) {
        void queries.invalidateQueries({ queryKey: [...logKey, part] });
      }
    },
  });
}
