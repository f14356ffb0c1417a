import type { CofundingCall, OfficeView } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { daysInWords } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { aboutMessages } from '../messages/about';

/** The four facts that the page of a project has to state. */
export function Figures({ office }: { office: OfficeView }) {
  const words = useMessages(aboutMessages);
  const locale = useLocale();

  return (
    <FactRow
      items={[
        { term: words.value, value: formatMoney(office.project_value) },
        { term: words.euValue, value: formatMoney(office.eu_value) },
        { term: words.period, value: daysInWords(office.project_period, locale) },
        { term: words.number, value: office.project_no },
      ]}
    />
  );
}

/** The places of the calls so far: each is one family with support. */
export function Results({ calls }: { calls: readonly CofundingCall[] }) {
  const words = useMessages(aboutMessages);
  if (calls.length === 0) return null;
  const places = calls.reduce((sum, call) => sum + call.places_in_zone + call.places_out_zone, 0);

  return (
    <FactRow
      items={[
        { term: words.callsHeld, value: String(calls.length) },
        { term: words.places, value: String(places) },
      ]}
    />
  );
}

function FactRow({ items }: { items: readonly { term: string; value: string }[] }) {
  return (
    <dl className="u:grid u:overflow-hidden u:rounded-xl u:border u:border-line u:bg-surface u:tablet:auto-cols-fr u:tablet:grid-flow-col">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="u:border-line u:p-4 u:not-last:border-b u:tablet:p-5 u:tablet:not-last:border-e u:tablet:not-last:border-b-0"
        >
          <dt className="u:text-sm u:text-muted">{term}</dt>
          <dd className="u:text-lg u:font-bold u:wrap-anywhere u:tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
