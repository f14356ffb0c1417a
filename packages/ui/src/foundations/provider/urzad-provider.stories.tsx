import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { DateText } from '../../data/date-text/date-text';
import { Table } from '../../data/table/table';
import { PasswordField } from '../../forms/fields/password-field/password-field';
import { PeselField } from '../../forms/fields/pesel-field/pesel-field';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Pagination } from '../../navigation/pagination/pagination';
import type { ReplacedWords } from '../../widget-words';
import type { LinkProps } from '../link/link';
import { LinkProvider } from '../link/link-provider';
import { LocaleProvider } from '../locale/locale-provider';
import { UrzadProvider } from './urzad-provider';

function RouterLink(props: LinkProps) {
  return <a {...props} data-router="yes" />;
}

function OtherLink(props: LinkProps) {
  return <a {...props} data-router="other" />;
}

const meta = {
  title: 'Foundations/Provider',
  component: UrzadProvider,
  args: {
    locale: 'pl',
    today: '2027-02-10',
    link: RouterLink,
    children: (
      <div className="u:grid u:max-w-form u:gap-5">
        <PeselField label="PESEL" />
        <p>
          <DateText relative date="2027-02-11" />, <DateText relative date="2027-02-11" today="2027-02-11" />
        </p>
        <TextLink href="/nabory">Nabory</TextLink>
      </div>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: it tells the widgets below it the language, the office’s day and the link',
      reads: 'nothing of its own',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UrzadProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A widget that is given a day of its own takes that one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'PESEL' }), '44051401359');
    await expect(await canvas.findByText(/82 lata/)).toBeVisible();
    await expect(canvas.getByText('Jutro')).toBeVisible();
    await expect(canvas.getByText('Dzisiaj')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nabory' })).toHaveAttribute('data-router', 'yes');
  },
};

/** A provider of a part of the page changes what it is given, and leaves the rest as it is around. */
export const OfAPartKeepsTheRest: Story = {
  args: {
    children: (
      <UrzadProvider locale="en">
        <p>
          <DateText relative date="2027-02-11" />
        </p>
        <TextLink href="/calls">Calls</TextLink>
      </UrzadProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tomorrow')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Calls' })).toHaveAttribute('data-router', 'yes');
  },
};

/** The provider of the language alone keeps the day too. */
export const KeepsTheDayInAnotherLanguage: Story = {
  args: {
    children: (
      <LocaleProvider locale="en">
        <DateText relative date="2027-02-10" />
      </LocaleProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
  },
};

/** Links alone, as where another part of the page tells language and day. */
export const OfLinksAlone: Story = {
  args: {
    children: (
      <LinkProvider component={OtherLink}>
        <TextLink href="/nabory">Nabory</TextLink>
      </LinkProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nabory' })).toHaveAttribute('data-router', 'other');
  },
};

/** A language of which the library has no words: those of this screen, checked by their type. */
const UKRAINIAN = {
  Field: { required: 'обов’язкове поле' },
  PasswordField: {
    show: 'Показати пароль',
    hide: 'Сховати пароль',
    strength: 'Надійність пароля',
    none: 'немає',
    requirements: 'Вимоги до пароля',
    length: 'щонайменше 8 символів',
    capital: 'велика літера',
    digit: 'цифра',
    special: 'спеціальний символ',
    unmet: 'ще ні',
  },
  Table: { empty: 'Тут ще нічого немає.' },
  Pagination: {
    pages: 'Сторінки списку',
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    place: (page, pages) => `Сторінка ${page} з ${pages}`,
  },
} as const satisfies ReplacedWords;

/** A screen in Ukrainian, over the numbers and dates of Polish. A word that was not given is Polish. */
export const InAThirdLanguage: Story = {
  args: {
    words: UKRAINIAN,
    children: (
      <div lang="uk" className="u:grid u:max-w-form u:gap-5">
        <PasswordField label="Новий пароль" name="pass" purpose="new" required />
        <Table caption="Заявки" columns={[]} rows={[]} rowKey={String} />
        <Pagination page={2} pageSize={20} total={60} onPageChange={() => undefined} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Показати пароль' })).toBeVisible();
    await expect(canvas.getByText('велика літера')).toBeVisible();
    await expect(canvas.getByText('Тут ще нічого немає.')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Сторінки списку' })).toHaveTextContent(
      'Сторінка 2 з 3',
    );
    await expect(canvas.getByRole('navigation')).toHaveTextContent('21–40 z 60');
  },
};
