import type { LogChange, LogEntryView } from '@urzad/contract';
import { exactMomentText } from '@urzad/domain';
import { logFieldName, logFieldValue } from '@urzad/grants';
import { CopyButton, DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLink } from '#shared/object/object-link';
import { paths } from '#shared/paths';
import { entryMessages } from '../messages/entry';
import { actorOf } from './columns';

/** One entry: who, when and from where, what it holds, and its place in the chain. */
export function Entry({ entry }: { entry: LogEntryView }) {
  const words = useMessages(entryMessages);
  const locale = useLocale();
  const { id, date, person, acting, ip, method, path, request_id, object, event, changes } = entry;
  const facts = [
    { term: words.time, value: exactMomentText(new Date(date), locale) },
    { term: words.who, value: actorOf(entry) ?? words.server },
    ...(acting && person ? [{ term: words.for, value: person.name }] : []),
    { term: words.object, value: object ? <ObjectLink object={object} /> : words.none },
    { term: words.from, value: ip ?? words.server },
    ...(path ? [{ term: words.request, value: `${method} ${path}` }] : []),
    ...(request_id ? [{ term: words.requestId, value: request_id }] : []),
    { term: words.code, value: event },
    { term: words.number, value: String(id) },
  ];

  return (
    <div className="u:grid u:gap-6">
      <DescriptionList items={facts} />
      <section className="u:grid u:gap-2">
        <h3 className="u:text-md">{words.changes}</h3>
        {changes.length === 0 ? (
          <p className="u:text-muted">{words.noChanges}</p>
        ) : (
          <dl className="u:grid u:gap-3">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        )}
      </section>
      <section className="u:grid u:gap-2">
        <h3 className="u:text-md">{words.chain}</h3>
        <DescriptionList
          layout="stacked"
          items={[
            { term: words.previousHash, value: <Hash of={entry.prev_hash} /> },
            { term: words.hash, value: <Hash of={entry.hash} /> },
          ]}
        />
        <p>{words.next[entry.next]}</p>
      </section>
      <CopyButton text={`${location.origin}${paths.logs}?id=${id}`} label={words.copy} />
    </div>
  );
}

/** A value as it was and as it is. */
function Change({ change: { field, before, after, hidden } }: { change: LogChange }) {
  const words = useMessages(entryMessages);
  const locale = useLocale();
  const name = logFieldName(field, locale);
  const textOf = (value: string | null) => logFieldValue(field, value, locale) ?? words.none;

  return (
    <div className="u:rounded-md u:border u:border-line u:p-3">
      <dt className="u:text-sm u:wrap-anywhere u:text-muted">{name}</dt>
      {hidden === 'yes' && <dd>{words.hidden}</dd>}
      {hidden === 'no' && before !== undefined && (
        <dd className="u:wrap-anywhere">
          <span className="u:text-sm u:text-muted">{`${words.before}: `}</span>
          <del>{textOf(before)}</del>
        </dd>
      )}
      {hidden === 'no' && (
        <dd className="u:font-medium u:wrap-anywhere">
          {before !== undefined && <span className="u:text-sm u:text-muted">{`${words.after}: `}</span>}
          <ins className="u:no-underline">{textOf(after)}</ins>
        </dd>
      )}
    </div>
  );
}

function Hash({ of }: { of: string }) {
  return <code className="u:text-sm u:wrap-anywhere">{of}</code>;
}
