import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { type SearchFieldLabels, searchFieldLabels } from './search-field.labels';

export interface SearchFieldProps {
  /** What can be found: "Szukaj: numer, nazwisko". The accessible name, and the placeholder. */
  label: string;
  /** The present search; a new one replaces the typed text. */
  value?: string;
  /** Called with the trimmed words, also when there are none any more. */
  onSearch: (words: string) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SearchFieldLabels>;
}

/** Searches by Enter or by its button, not while one types. */
export function SearchField({ label, value = '', onSearch, labels }: SearchFieldProps) {
  const words = useLabels<SearchFieldLabels>(searchFieldLabels, labels);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }

  return (
    <search>
      <form className="relative" onSubmit={search}>
        <input
          key={value}
          type="search"
          name="search"
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus=""
          className="block min-h-control w-full rounded-md border-control border-line-strong bg-field py-2 ps-12 pe-3 text-ink placeholder:text-placeholder hover:border-ink"
        />
        <span className="absolute inset-y-0 start-0 grid place-items-center">
          <IconButton type="submit" icon={Search} label={words.submit} />
        </span>
      </form>
    </search>
  );
}
