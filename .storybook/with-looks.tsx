import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider } from '../packages/ui/src/foundations/locale/locale-provider';
import { type Looks, useLooks } from './looks';

export const INITIAL_LOOKS: Looks = {
  scheme: 'light',
  accent: 'purple',
  contrast: 'normal',
  font: 'small',
  locale: 'pl',
  direction: 'ltr',
  motion: 'full',
};

export const withLooks: Decorator = (Story, { globals, viewMode }) => {
  const { locale, direction } = useLooks({ ...INITIAL_LOOKS, ...globals });
  const story = (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );

  // Around it the words of the documentation are English.
  return viewMode === 'docs' ? (
    <div lang={locale} dir={direction}>
      {story}
    </div>
  ) : (
    story
  );
};
