import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const SIZES = [
  ['text-xs', 'podpisy i stopki tabel'],
  ['text-sm', 'tabele urzędu, podpowiedzi, znaczniki'],
  ['text-md', 'treść, pola, przyciski'],
  ['text-lg', 'wstępy, tytuły kart'],
  ['text-xl', 'nagłówki sekcji'],
  ['text-2xl', 'tytuł ekranu'],
  ['text-3xl', 'tytuł strony publicznej'],
  ['text-4xl', 'hasło strony głównej'],
] as const;

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-3">
      {SIZES.map(([size, use]) => (
        <p key={size} className={size}>
          Zażółć gęślą jaźń – {use}
        </p>
      ))}
      <p className="font-mono">FR/1-2026/00112 · 0O Il1 B8</p>
      <p className="figures">1 500,00 zł · 2 375,00 zł</p>
    </div>
  ),
};

/** The reader's choice of size moves every measure in rem with it (Spec §9). */
export const Large: Story = {
  globals: { font: 'large' },
  render: () => <p className="text-md">Zażółć gęślą jaźń</p>,
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('Zażółć gęślą jaźń')).fontSize).toBe(
      '22px',
    );
  },
};
