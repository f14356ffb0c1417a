import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import tokens from '../../../tokens/tokens.json';
import { FoundationPage, FoundationSection, TokenName } from './testing/foundation-page';

const meta = { title: 'Foundations/Breakpoints' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { screen, width } = tokens.breakpoint;
const { gutter, columns } = tokens.layout;

/** Shown by the classes that widgets use, so the marked one is that of the widgets. */
const SCREENS = [
  {
    name: 'phone',
    here: 'u:tablet:hidden',
    shell:
      'Header of 60 px; menu and overlays are bottom sheets; tables become cards; the main action stays at the bottom',
  },
  {
    name: 'tablet',
    here: 'u:hidden u:tablet:inline u:desktop:hidden',
    shell: 'One column; the menu is a side panel of 300 px; tables of the office scroll in their frame',
  },
  {
    name: 'desktop',
    here: 'u:hidden u:desktop:inline',
    shell: 'Twelve columns, content of 1200 px at most; the office takes the whole width',
  },
] as const;

const WIDTHS = ['xs', 'sm', 'l', 'xl'] as const;

/** Screen types and width classes (Spec §9). */
export const Screens: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Breakpoints"
      lead="A screen is first made for a phone; a wider window is given more beside it, never other content or another order."
    >
      <FoundationSection title="Screen types">
        <ul className="u:grid u:gap-4 u:desktop:grid-cols-3">
          {SCREENS.map(({ name, here, shell }) => (
            <li
              key={name}
              className="u:grid u:content-start u:gap-1 u:rounded-lg u:border u:border-line u:bg-surface u:p-5"
            >
              <h3 className="u:text-lg">
                {name} <span className={`${here} u:text-sm u:text-accent-text`}>this window</span>
              </h3>
              <p className="u:figures u:text-sm u:text-muted">{screen[name]}</p>
              <p>{shell}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Width classes">
        <ul className="u:grid u:gap-3">
          {WIDTHS.map((name) => (
            <li key={name} className="u:grid u:gap-1">
              <p className="u:flex u:flex-wrap u:gap-x-4 u:text-sm">
                <TokenName>{name}</TokenName>
                <span className="u:figures">{width[name]}</span>
                <span className="u:text-muted">
                  {columns[name]} columns, gutter {gutter[name]}
                </span>
              </p>
              <div
                data-columns={name}
                aria-hidden="true"
                className="u:grid u:gap-1"
                style={{ gridTemplateColumns: `repeat(${columns[name]}, minmax(0, 1fr))` }}
              >
                {Array.from({ length: columns[name] }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are nothing but their number.
                  <span key={at} className="u:h-8 u:rounded-xs u:bg-accent-subtle" />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const marked = canvas.getAllByText('this window').filter((mark) => mark.checkVisibility());
    const [phone, tablet] = [767, 1024];
    const now = innerWidth <= phone ? 'phone' : innerWidth <= tablet ? 'tablet' : 'desktop';
    await expect(marked).toHaveLength(1);
    await expect(marked[0]?.closest('h3')).toHaveTextContent(now);

    for (const name of WIDTHS) {
      const drawn = canvasElement.querySelector(`[data-columns="${name}"]`);
      await expect(drawn?.children).toHaveLength(columns[name]);
    }
  },
};
