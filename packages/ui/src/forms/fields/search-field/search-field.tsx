import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { cn } from '../../../foundations/class-names/cn';
import { useLabels } from '../../../foundations/locale/locale';
import { usePageKey } from '../../../foundations/page-key/use-page-key';
import { type SearchFieldLabels, searchFieldLabels } from './search-field.labels';

export interface SearchFieldProps {
  /** What can be found: "Szukaj: numer, nazwisko". The accessible name, and the placeholder. */
  label: string;
  /** The present search; a new one replaces the typed text. */
  value?: string;
  /** Called with the trimmed words, also when there are none any more. */
  onSearch: (words: string) => void;
  /**
   * A key of one character, such as `/`, that leads here from anywhere on the page but fields and open layers; it is shown in
   * the field. Take it away when the person has switched such keys off. @default none
   */
  shortcut?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SearchFieldLabels>;
}

/** Searches by Enter or by its button, not while one types. */
export function SearchField({ label, value = '', onSearch, shortcut, labels }: SearchFieldProps) {
  const words = useLabels<SearchFieldLabels>(searchFieldLabels, labels);

  const box = useRef<HTMLInputElement>(null);
  usePageKey(shortcut, () => box.current?.select());

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }

  return (
    <search className="u:part">
      <form className="u:relative" onSubmit={search}>
        <input
          key={value}
          ref={box}
          type="search"
          name="search"
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          data-autofocus=""
          className={cn(
            'u:block u:min-h-control u:w-full u:rounded-md u:border-control u:border-line-strong u:bg-field u:py-2 u:ps-12 u:text-ink u:placeholder:text-placeholder u:hover:border-ink',
            shortcut ? 'u:pe-12' : 'u:pe-3',
          )}
        />
        <span className="u:absolute u:inset-y-0 u:start-0 u:grid u:place-items-center">
          <IconButton type="submit" icon={Search} label={words.submit} />
        </span>
        {shortcut && (
          <span
            aria-hidden="true"
            className="u:absolute u:inset-y-0 u:end-3 u:my-auto u:grid u:size-6 u:place-items-center u:rounded-xs u:border u:border-line-strong u:font-mono u:text-xs u:text-muted"
          >
            {shortcut}
          </span>
        )}
      </form>
    </search>
  );
}
