import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Locale } from '../../foundations/locale/locale';
import { LocaleProvider } from '../../foundations/locale/locale-provider';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';

const meta = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { onLocaleChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'show everything in the other language', 'WithItsName']],
      roles: 'button named by the other language in its own words, marked with its `lang`',
      reads: '„EN – English, przycisk”, in an English voice',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const WithItsName: Story = {
  args: { looks: 'name' },
  play: async ({ args, canvas }) => {
    const english = canvas.getByRole('button', { name: 'English' });
    await expect(english.lang).toBe('en');
    await hand.tab();
    await expect(english).toHaveFocus();
    await hand.keyboard('{Enter} ');
    await expect(args.onLocaleChange.mock.calls).toEqual([['en'], ['en']]);
  },
};

function WithLanguage(props: LanguageSwitchProps) {
  const [locale, setLocale] = useState<Locale>('pl');
  return (
    <LocaleProvider locale={locale}>
      <LanguageSwitch {...props} onLocaleChange={setLocale} />
    </LocaleProvider>
  );
}

export const SpeaksTheOtherLanguage: Story = {
  render: (args) => <WithLanguage {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const english = canvas.getByRole('button', { name: 'EN – English' });
    await expect(english.lang).toBe('en');
    await hand.click(english);
    await expect(canvas.getByRole('button', { name: 'PL – Polski' }).lang).toBe('pl');
  },
};
