import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LibraryItem, type LibraryView, libraryItems } from '@urzad/contract';
import { Button, Link, type Locale, SearchField, useLocale } from '@urzad/ui';
import { FileUp, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { libraryQuery } from '#shared/entities/libraries/library-query';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { listCountsQuery } from '#shared/list/list-queries';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { ItemDialog } from '../components/item-dialog';
import { ItemTable } from '../components/item-table';
import { PlaceDialog } from '../components/place-dialog';
import { itemListOf, itemsKeyOf } from '../logic/library-lists';
import { itemMessages } from '../messages/items';
import { placeMessages } from '../messages/place';

/** One dictionary with its items (Process §2.18). */
export function LibraryPage() {
  const words = useMessages(itemMessages);
  const locale = useLocale();
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(libraryQuery(id));
  const name = data && (locale === 'pl' ? data.name : data.name_en);

  return (
    <ObjectScreen
      title={name ?? words.title}
      lead={data ? leadOf(data, words, locale) : '\u00a0'}
      breadcrumbs={[{ label: words.list, href: paths.libraries }]}
      query={{ data, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(library) => <LibraryItems library={library} />}
    </ObjectScreen>
  );
}

function leadOf(
  { code, kind, read_in }: LibraryView,
  words: (typeof itemMessages)['pl'],
  locale: Locale,
): string {
  const where = read_in ? words.readIn(read_in[locale]) : words.shippedWords;
  return `${code}. ${words.about[kind]} ${where}`;
}

function LibraryItems({ library }: { library: LibraryView }) {
  const words = useMessages(itemMessages);
  const placeWords = useMessages(placeMessages);
  const { id, kind } = library;
  const list = useMemo(() => itemListOf(id), [id]);
  const [location, goTo] = useListLocation(list);
  const mayEdit = useSession(({ may }) => may('library_edit'));
  const [edited, edit] = useState<{ item?: LibraryItem }>();
  const [isPlaceAdded, addPlace] = useState(false);
  const { data: counts } = useQuery({
    ...listCountsQuery(libraryItems.counts, itemsKeyOf(id), {
      ...list.narrowingOf(location),
      id_library: id,
    }),
    placeholderData: keepPreviousData,
  });
  const search = (text: string) => goTo({ ...location, text, page: 1 });

  return (
    <div className="u:flex u:min-w-0 u:flex-col u:gap-4">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3">
        <SearchField label={words.search} value={location.text} onSearch={search} />
        {mayEdit && kind === 'office' && (
          <Button variant="primary" icon={Plus} onClick={() => edit({})}>
            {words.add}
          </Button>
        )}
        {mayEdit && kind === 'places' && (
          <div className="u:flex u:flex-wrap u:gap-3">
            <Button asChild icon={FileUp}>
              <Link href={paths.libraryImport}>{words.importPlaces}</Link>
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => addPlace(true)}>
              {placeWords.add}
            </Button>
          </div>
        )}
      </div>
      <ListTabs list={list} location={location} label={words.tabsLabel} labels={words.tabs} counts={counts} />
      {location.text && <FoundFor text={location.text} onClear={() => search('')} />}
      <ItemTable
        library={library}
        list={list}
        location={location}
        onLocationChange={goTo}
        mayEdit={mayEdit}
        onEdit={mayEdit && kind !== 'places' ? (item) => edit({ item }) : undefined}
      />
      {edited && <ItemDialog library={library} item={edited.item} onClose={() => edit(undefined)} />}
      {isPlaceAdded && <PlaceDialog onClose={() => addPlace(false)} />}
    </div>
  );
}
