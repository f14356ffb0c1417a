export interface ListSumsProps {
  /** Sums, formatted; terms are unique. */
  items: readonly { term: string; value: string }[];
}

/** Sums in large figures beside each other. */
export function ListSums({ items }: ListSumsProps) {
  return (
    <dl className="u:flex u:flex-wrap u:gap-x-8 u:gap-y-2.5">
      {items.map(({ term, value }) => (
        <div key={term} className="u:part">
          <dt className="u:text-sm u:text-muted">{term}</dt>
          <dd className="u:figures u:text-lg u:font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
