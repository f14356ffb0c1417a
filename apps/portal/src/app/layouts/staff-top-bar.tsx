import { IconButton, SchemeToggle, SearchField } from '@urzad/ui';
import { SideModal } from '@urzad/ui/overlays';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAccountChoice } from '#shared/display/account-choice';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { AccessibilityButton } from './accessibility-button';
import { KeyHelp } from './key-help';
import { LanguageButton } from './language-button';
import { maySearch, searchedText, searchHref } from './search-target';
import { SignedInTools } from './signed-in-tools';
import { staffMessages } from './staff-messages';

/** Search of people and documents, looks, language and the person. */
export function StaffTopBar() {
  const [areKeysOn] = useAccountChoice('single_keys');
  const isSearch = useSession(({ may }) => maySearch(may));

  return (
    <>
      {isSearch && (
        <div className="u:hidden u:w-full u:max-w-96 u:tablet:block">
          <OfficeSearch shortcut={areKeysOn ? '/' : undefined} />
        </div>
      )}
      <KeyHelp />
      {/* In letters of 22 px a telephone has no room for all of them in one row. */}
      <div className="u:ms-auto u:flex u:flex-wrap u:items-center u:justify-end u:tablet:gap-1">
        {isSearch && <SearchSheet />}
        <AccessibilityButton layout keys />
        <span className="u:hidden u:items-center u:gap-1 u:tablet:flex">
          <SchemeToggle />
          <LanguageButton />
        </span>
        <SignedInTools developer />
      </div>
    </>
  );
}

interface OfficeSearchProps {
  onSearched?: () => void;
  shortcut?: string | undefined;
}

/** A name leads to the applications, a number to the list of its documents. */
function OfficeSearch({ onSearched, shortcut }: OfficeSearchProps) {
  const words = useMessages(staffMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const may = useSession((state) => state.may);
  const current = searchedText(pathname, params);

  function search(text: string) {
    onSearched?.();
    navigate(searchHref(text, may));
  }

  return <SearchField label={words.search} value={current} onSearch={search} shortcut={shortcut} />;
}

/** On a phone the search field has no room in the bar. */
function SearchSheet() {
  const words = useMessages(staffMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <span className="u:tablet:hidden">
        <IconButton
          icon={Search}
          label={words.searchTitle}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </span>
      <SideModal open={isOpen} onOpenChange={setOpen} title={words.searchTitle} footer={null}>
        <OfficeSearch onSearched={() => setOpen(false)} />
      </SideModal>
    </>
  );
}
