import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { ReviewItem } from './review-items';
import { ReviewList } from './review-list';

const ITEMS: ReviewItem[] = [
  { id: 'name', label: 'Imię i nazwisko', value: 'Marta Ćwik', verdict: 'agree' },
  { id: 'address', label: 'Adres', value: 'ul. Polna 8/14, 00-000 Brzezina' },
  {
    id: 'start',
    label: 'Początek opieki',
    previous: '1 stycznia 2027',
    value: '4 stycznia 2027',
    verdict: 'remark',
    remark: 'Data na umowie to 2 stycznia. Proszę wyjaśnić różnicę.',
  },
  { id: 'fee', label: 'Miesięczna opłata', value: '820,00 zł · limit 760,00 zł' },
];

const meta = {
  title: 'Data/ReviewList',
  component: ReviewList,
  args: { title: 'Opieka i koszty', items: ITEMS },
  render: function Reviewing(args) {
    const [items, setItems] = useState(args.items);
    const change = (ids: readonly string[], changed: Partial<ReviewItem>) => {
      const changedOf = (item: ReviewItem): ReviewItem => ({
        ...item,
        ...(ids.includes(item.id) && changed),
        ...(item.parts && { parts: item.parts.map(changedOf) }),
      });
      setItems((all) => all.map(changedOf));
    };

    return (
      <div className="u:max-w-narrow u:bg-surface u:px-4 u:pb-4">
        <ReviewList
          {...args}
          items={items}
          onVerdictChange={(ids, verdict) => change(ids, { verdict })}
          onRemarkChange={(id, remark) => change([id], { remark })}
        />
      </div>
    );
  },
  parameters: {
    accessibility: {
      keys: [
        ['J, K', 'go to the next and the previous answer', 'WorksByKeys'],
        ['T', 'agrees with the answer and goes on to the next, or takes it back', 'WorksByKeys'],
        [
          'U',
          'opens a remark and goes into it; of answers that belong together on the first of them',
          'RemarksOnAnswersThatBelongTogether',
        ],
      ],
      roles:
        'region named by its title; each verdict is a button, pressed when it was given; while one is writing the keys are letters',
      reads:
        '„Zgodne: Adres, przycisk przełączania, niewciśnięty, T”; „Uwaga do wnioskodawcy (Adres), pole edycyjne”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const ReadOnly: Story = {
  render: (args) => <ReviewList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Data na umowie to 2 stycznia/)).toBeVisible();
  },
};

export const WorksByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Zgodne: Imię i nazwisko' }).focus();

    await hand.keyboard('j');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Adres' })).toHaveFocus();
    await hand.keyboard('t');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Adres', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zgodne: Początek opieki' })).toHaveFocus();
    await expect(canvas.getByText('3 z 4')).toBeVisible();

    await hand.keyboard('ku');
    const remark = canvas.getByRole('textbox', { name: 'Uwaga do wnioskodawcy (Adres)' });
    await expect(remark).toHaveFocus();
    await hand.keyboard('Brakuje numeru mieszkania, tu jest tylko budynek.');
    await expect(remark).toHaveValue('Brakuje numeru mieszkania, tu jest tylko budynek.');
  },
};

/** The text of a remark has a limit; the rest is counted visibly and in a live region. */
export const CountsTheEndOfARemark: Story = {
  args: { remarkMaxLength: 60 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remark = canvas.getByRole('textbox', { name: 'Uwaga do wnioskodawcy (Początek opieki)' });
    await hand.paste(remark, ' Prosimy też o skan aneksu.');
    await expect(canvas.getByText('60 z 60 znaków')).toBeVisible();
    await expect(remark).toHaveAccessibleDescription(/60 z 60 znaków/);
    await expect(canvas.getByText('zostało 0 znaków')).toHaveRole('status');
  },
};

/** After a correction the remark and the explanation are shown at the answer. */
export const TellsWhatWasAsked: Story = {
  args: {
    items: [
      {
        id: 'fee',
        label: 'Miesięczna opłata',
        value: '820,00 zł',
        asked: 'Kwota różni się od umowy.',
        explanation: 'W marcu podpiszę aneks do umowy.',
      },
      { id: 'start', label: 'Początek opieki', value: '4 stycznia 2027', asked: 'Data różni się od umowy.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [fee, start] = within(canvasElement).getAllByRole('listitem');
    await expect(fee).toHaveTextContent(
      'Uwaga z wezwania: Kwota różni się od umowy.Wyjaśnienie wnioskodawcy: W marcu podpiszę aneks do umowy.',
    );
    await expect(start).toHaveTextContent('Uwaga z wezwania: Data różni się od umowy.');
    await expect(start).not.toHaveTextContent('Wyjaśnienie');
  },
};

export const TakesAVerdictBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Zgodne: Imię i nazwisko';
    await hand.click(canvas.getByRole('button', { name, pressed: true }));
    await expect(canvas.getByRole('button', { name, pressed: false })).toBeVisible();
  },
};

export const AgreesWithAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One of its answers has a remark, so the section is not called correct.
    await hand.click(canvas.getByRole('button', { name: 'Pozostałe zgodne: Opieka i koszty' }));
    await expect(canvas.getByRole('button', { name: 'Zgodne: Adres', pressed: true })).toBeVisible();
    await expect(canvas.getByText('4 z 4')).toBeVisible();
    // An answer with a remark keeps it.
    await expect(canvas.getByRole('button', { name: 'Uwaga: Początek opieki', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sekcja z uwagą: Opieka i koszty' })).toHaveFocus();
  },
};

export const TakesAnswersApart: Story = {
  args: {
    items: [
      {
        id: 'address',
        label: 'Adres',
        value: 'Wczasowa 11, Rewal',
        parts: [
          { id: 'street', label: 'Ulica', value: 'Wczasowa 11' },
          { id: 'city', label: 'Miejscowość', value: 'Rewal' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Zgodne: Adres' }));
    await expect(canvas.getByText('1 z 1')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Uwaga do jednej z odpowiedzi: Adres' }));
    await expect(canvas.getByRole('button', { name: 'Zgodne: Miejscowość', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zgodne: Ulica' })).toHaveFocus();
  },
};

/** One press of the key is enough, and J leads to the other answers. */
export const RemarksOnAnswersThatBelongTogether: Story = {
  ...TakesAnswersApart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Zgodne: Adres' }).focus();
    await hand.keyboard('u');
    await expect(canvas.getByRole('textbox', { name: 'Uwaga do wnioskodawcy (Ulica)' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Zgodne: Miejscowość', pressed: false })).toBeVisible();
  },
};
