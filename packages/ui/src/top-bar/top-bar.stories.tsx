import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopBar } from './top-bar';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    address: 'ul. Lipowa 12, 00-000 Zielony Staw',
    mail: 'granty@rup-zielonystaw.example',
    phones: '(00) 123 45 61 · 62 · 63 · 64',
    children: (
      <a href="#profil" className="text-on-brand underline">
        Profil społecznościowy
      </a>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['picture'] };
