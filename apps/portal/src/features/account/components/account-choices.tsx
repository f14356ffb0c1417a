import { useMutation } from '@tanstack/react-query';
import { Card, RadioSwitch, toast, useSetting } from '@urzad/ui';
import { saveConfig } from '#shared/display/save-config';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import type { KnownUser } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { ownAccountMessages } from '../messages/own-account';

/** Choices that the account keeps: each is saved at once. */
export function AccountChoices({ user }: { user: KnownUser }) {
  const { choices: words } = useMessages(ownAccountMessages);
  const [language, chooseLanguage] = useSetting('lang');
  const load = useSession((session) => session.load);
  const textOf = useFailureText();
  const stored = user.config?.view === 'list' ? 'list' : 'grid';
  const saving = useMutation({
    mutationFn: async (view: 'grid' | 'list') => {
      await saveConfig({ view });
      await load();
    },
    onSuccess: () => toast.success(words.saved),
    onError: (error) => toast.error(`${words.failed}. ${textOf(error)}`),
  });

  return (
    <Card className="u:grid u:gap-5">
      <h2 className="u:text-lg">{words.title}</h2>
      <RadioSwitch
        label={words.language}
        hint={words.languageHint}
        options={[
          { value: 'pl', name: 'Polski' },
          { value: 'en', name: 'English' },
        ]}
        value={language}
        onValueChange={(value) => chooseLanguage(value === 'en' ? 'en' : 'pl')}
      />
      <RadioSwitch
        label={words.view}
        hint={words.viewHint}
        options={[
          { value: 'grid', name: words.grid },
          { value: 'list', name: words.list },
        ]}
        value={saving.isPending ? saving.variables : stored}
        onValueChange={(value) => saving.mutate(value === 'list' ? 'list' : 'grid')}
      />
    </Card>
  );
}
