import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { useLabels } from '../../../foundations/locale/locale';
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
    <search className="u:part">
      <form className="u:relative" onSubmit={search}>
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
          className="u:block u:min-h-control u:w-full u:rounded-md u:border-control u:border-line-strong u:bg-field u:py-2 u:ps-12 u:pe-3 u:text-ink u:placeholder:text-placeholder u:hover:border-ink"
        />
        <span className="u:absolute u:inset-y-0 u:start-0 u:grid u:place-items-center">
          <IconButton type="submit" icon={Search} label={words.submit} />
        </span>
      </form>
    </search>
  );
}
