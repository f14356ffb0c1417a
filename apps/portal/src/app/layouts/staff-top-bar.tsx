import { SEE_REGISTRATIONS } from '@urzad/grants';
import { IconButton, SchemeToggle, SearchField } from '@urzad/ui';
import { SideModal } from '@urzad/ui/overlays';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAccountChoice } from '#shared/display/account-choice';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { AccessibilityButton } from './accessibility-button';
import { KeyHelp } from './key-help';
import { LanguageButton } from './language-button';
import { SignedInTools } from './signed-in-tools';
import { staffMessages } from './staff-messages';

/** Search in the queue, looks, language and the person. */
export function StaffTopBar() {
  const [areKeysOn] = useAccountChoice('single_keys');
  const maySearch = useSession(({ may }) => may(SEE_REGISTRATIONS));

  return (
    <>
      {maySearch && (
        <div className="u:hidden u:w-full u:max-w-96 u:tablet:block">
          <RegistrationSearch shortcut={areKeysOn ? '/' : undefined} />
        </div>
      )}
      <KeyHelp />
      <div className="u:ms-auto u:flex u:items-center u:tablet:gap-1">
        {maySearch && <SearchSheet />}
        <AccessibilityButton layout keys />
        <span className="u:hidden u:items-center u:gap-1 u:tablet:flex">
          <SchemeToggle />
          <LanguageButton />
        </span>
        <SignedInTools />
      </div>
    </>
  );
}

interface RegistrationSearchProps {
  onSearched?: () => void;
  shortcut?: string | undefined;
}

/** The searched text is in the address of the queue, so that it can be bookmarked and shared. */
function RegistrationSearch({ onSearched, shortcut }: RegistrationSearchProps) {
  const words = useMessages(staffMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = pathname === paths.registrations ? (params.get('has_text') ?? '') : '';

  function search(text: string) {
    onSearched?.();
    navigate(paths.registrationSearch(text));
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
        <RegistrationSearch onSearched={() => setOpen(false)} />
      </SideModal>
    </>
  );
}
