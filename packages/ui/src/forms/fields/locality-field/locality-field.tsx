import { communityText, type Locality, localitiesNamed, suggestLocalities, tidyText } from '@urzad/domain';
import { useMemo, useState } from 'react';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame } from '../../field/field-props';
import { useField } from '../../field/use-field';
import { type HiddenValueProps, useHiddenValue, type ValueEvent } from '../../field/use-hidden-value';
import { SuggestBox } from '../autocomplete-field/suggest-box';
import { MIN_LETTERS, MOST_PLACES } from '../autocomplete-field/suggest-limits';
import { SuggestStatus } from '../autocomplete-field/suggest-status';
import { type LocalityFieldLabels, localityFieldLabels } from './locality-field.labels';

export interface LocalityFieldProps extends FieldProps, HiddenValueProps {
  /** The dictionary of places. */
  localities: readonly Locality[];
  /** Places outside its communes that are accepted by name alone; of one name, those of the dictionary come first. */
  elsewhere?: readonly string[] | undefined;
  /** The commune of the chosen place; empty while none is chosen. */
  community: string;
  /** A place was chosen, or the typed name is no place any more: then the commune is empty. */
  onCommunityChange: (community: string) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<LocalityFieldLabels>;
}

/**
 * A town or village with its commune and district, searched by its name. A name of one place only chooses it,
 * ignoring case and Polish diacritics; of several the person chooses.
 */
export function LocalityField(props: LocalityFieldProps) {
  const [
    given,
    { localities: known, elsewhere, community, onCommunityChange, labels, name, onBlur, ...value },
  ] = takeFrame(props);
  const localities = useMemo(() => withElsewhere(known, elsewhere), [known, elsewhere]);
  const words = useLabels<LocalityFieldLabels>(localityFieldLabels, labels);
  const { disabled, readOnly } = given;
  const frame = { ...given, hint: given.hint ?? (readOnly ? undefined : words.hint(MIN_LETTERS)) };
  const town = useHiddenValue({ name, ...value, onBlur: leave }, TEXT);
  const { suggestions, note } = useSuggestions(town.value, { localities, community, words });
  const field = useField(frame, { hasNote: note !== '' });
  const [isOpen, setOpen] = useState(false);

  function change(text: string, by: 'hand' | 'pick') {
    town.type(text);
    if (by === 'hand') onCommunityChange(onlyOne(localitiesNamed(text, localities))?.community ?? '');
  }

  /** The spelling of the dictionary replaces one typed without Polish diacritics. */
  function leave(event: ValueEvent) {
    const official = localitiesNamed(town.value, localities)[0]?.name ?? town.value;
    if (official !== town.value) town.type(official);
    onBlur?.({ ...event, target: { ...event.target, value: official } });
  }

  return (
    <FieldFrame {...frame} field={field} name={name} note={note}>
      <SuggestBox<Locality>
        {...{ field, name, disabled, readOnly }}
        typed={town}
        items={suggestions}
        keyOf={(locality) => `${locality.name} ${locality.community}`}
        textOf={(locality) => locality.name}
        title={words.suggestions}
        // An empty list would still hide the page from screen readers.
        open={isOpen && suggestions.length > 0}
        onOpenChange={setOpen}
        onType={change}
        onPick={(locality) => onCommunityChange(locality.community)}
        onLeave={town.leave}
        status={
          <SuggestStatus>
            {community === '' && suggestions.length > 0 ? words.found(suggestions.length) : note}
          </SuggestStatus>
        }
      >
        {(locality) => <LocalityWords locality={locality} elsewhere={words.elsewhere} />}
      </SuggestBox>
    </FieldFrame>
  );
}

interface LocalityWordsProps {
  locality: Locality;
  elsewhere: string;
}

/** `Bielkowo, gmina Kobylanka, powiat stargardzki` */
function LocalityWords({ locality: { name, community }, elsewhere }: LocalityWordsProps) {
  const locale = useLocale();

  return (
    <span className="u:part">
      <strong className="u:part">{name}</strong>,{' '}
      <span className="u:part">{community === '' ? elsewhere : communityText(community, locale)}</span>
    </span>
  );
}

interface SearchParts {
  localities: readonly Locality[];
  community: string;
  words: LocalityFieldLabels;
}

/** The places that the typed text may mean, and the text under the field. */
function useSuggestions(typed: string, { localities, community, words }: SearchParts) {
  const locale = useLocale();
  if (community !== '') return { suggestions: NONE, note: capital(communityText(community, locale)) };
  if (typed.length < MIN_LETTERS) return { suggestions: NONE, note: '' };

  const meant = localitiesNamed(typed, localities);
  if (onlyOne(meant)?.community === '') return { suggestions: NONE, note: capital(words.elsewhere) };

  const suggestions = suggestLocalities(typed, MOST_PLACES, localities);
  if (suggestions.length === 0) return { suggestions, note: words.nothing };
  return { suggestions, note: meant.length > 1 ? words.several : '' };
}

/** A place without a commune lies elsewhere. */
function withElsewhere(localities: readonly Locality[], names: readonly string[] = []): readonly Locality[] {
  const here = new Set(localities.map(({ name }) => name));

  return [...localities, ...names.filter((name) => !here.has(name)).map((name) => ({ name, community: '' }))];
}

function onlyOne(found: readonly Locality[]): Locality | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text is the value, without outer spaces. */
const TEXT = { read: tidyText, write: (value: string) => value };
const NONE: readonly Locality[] = [];
