import { LanguageSwitch, type LanguageSwitchProps, useSetting } from '@urzad/ui';

interface LanguageButtonProps extends Pick<LanguageSwitchProps, 'looks'> {
  onChosen?: () => void;
}

/** Shows the portal in the other language and keeps that. */
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
