import { LanguageSwitch, type LanguageSwitchProps, useSetting } from '@urzad/ui';

interface LanguageButtonProps extends Pick<LanguageSwitchProps, 'looks'> {
  onChosen?: () => void;
}

/** Switches the portal to the other language and stores the choice. */
export function LanguageButton({ looks = 'code', onChosen }: LanguageButtonProps) {
  const [, choose] = useSetting('lang');

  return (
    <LanguageSwitch
      looks={looks}
      onLocaleChange={(locale) => {
        choose(locale);
        onChosen?.();
      }}
    />
  );
}
