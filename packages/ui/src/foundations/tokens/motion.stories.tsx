import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import tokens from '../../../tokens/tokens.json';
import { Button } from '../../actions/button/button';
import { LOADING_SCREEN_MS } from '../../feedback/loading-screen/loading-screen-ms';
import { TOAST_MS } from '../../feedback/toast/toast-ms';
import { hand } from '../../internal/testing/hand';
import { SIDEBAR_MS } from '../../navigation/sidebar/use-sidebar-delay';
import { MENU_HIDE_MS } from '../../overlays/dropdown/use-hover-menu';
import { TOOLTIP_SHOW_MS } from '../../overlays/tooltip/use-tooltip';
import { FoundationPage, FoundationSection, TokenName } from './testing/foundation-page';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { duration, easing } = tokens.motion;

/** Durations of motion, not of waits: reduced motion shortens only the first. */
const MOVING = [
  ['instant', 'a press, a tick'],
  ['fast', 'colours under the pointer'],
  ['base', 'a layer comes in'],
  ['dropdown-close', 'a dropdown goes'],
  ['sheet-close', 'a sheet or a dialog goes'],
  ['panel-close', 'a side panel goes'],
  ['tooltip-dispose', 'a tooltip goes'],
  ['scheme-reveal', 'another scheme opens as a circle'],
] as const;

/** Milliseconds, from the files that use them. */
const WAITING = [
  [TOOLTIP_SHOW_MS, 'before a tooltip comes'],
  [MENU_HIDE_MS, 'before a menu goes that the pointer left'],
  [SIDEBAR_MS.show, 'before the sidebar widens'],
  [SIDEBAR_MS.hide, 'before the sidebar narrows'],
  [TOAST_MS, 'a toast stays, where nothing else is asked'],
  [LOADING_SCREEN_MS.long, 'the loading screen stays, at least'],
  [LOADING_SCREEN_MS.short, 'the loading screen stays when little was loaded'],
] as const;

const EASINGS = [
  ['standard', 'what changes its place'],
  ['enter', 'what comes in'],
  ['exit', 'what goes'],
  ['linear', 'what turns round or shimmers'],
] as const;

/** All durations and easings, and what is left with reduced motion. */
export const Durations: Story = {
  tags: ['shown'],
  render: () => <Motion />,
  play: async ({ canvas, canvasElement }) => {
    const shown = (name: string) =>
      getComputedStyle(canvasElement).getPropertyValue(`--urzad-dur-${name}`).replace('ms', '');
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [name] of MOVING) {
      await expect(shown(name)).toBe(reduced ? '1' : duration[name].replace('ms', ''));
    }
    // Spec §9; the tooltip is removed when this animation has ended.
    await expect(duration['tooltip-dispose']).toBe('150ms');

    await hand.click(canvas.getByRole('button', { name: 'Move them' }));
    for (const [name] of EASINGS) {
      const block = canvasElement.querySelector(`[data-block="${name}"]`) ?? canvasElement;
      await expect(block).toHaveAttribute('data-state', 'moved');
      await expect(getComputedStyle(block).transitionTimingFunction).toBe(easing[name]);
    }
  },
};

function Motion() {
  const [moved, setMoved] = useState(false);

  return (
    <FoundationPage
      title="Motion"
      lead="Things come in 140 to 200 ms and take a little longer to go. Only place and opacity move; no colour does while a scheme changes."
    >
      <FoundationSection
        title="What moves"
        says="With reduced motion each of these takes 1 ms: nothing slides, shimmers or opens as a circle."
      >
        <DurationList
          durations={MOVING.map(([name, use]) => ({ name, ms: Number.parseFloat(duration[name]), use }))}
        />
      </FoundationSection>
      <FoundationSection title="What waits" says="Not motion, so reduced motion leaves it as it is.">
        <DurationList durations={WAITING.map(([ms, use]) => ({ ms, use }))} />
      </FoundationSection>
      <FoundationSection title="Easing">
        <Button className="u:justify-self-start" onClick={() => setMoved(!moved)}>
          Move them
        </Button>
        <ul className="u:grid u:gap-4">
          {EASINGS.map(([name, use]) => (
            <li key={name} className="u:grid u:gap-1">
              <span className="u:text-sm">
                <TokenName>{`ease-${name}`}</TokenName> <span className="u:text-muted">{use}</span>
              </span>
              <span className="u:block u:w-full u:max-w-narrow u:rounded-sm u:bg-surface-sunken u:pe-10">
                <span
                  data-block={name}
                  data-state={moved ? 'moved' : 'still'}
                  className="u:block u:w-full u:transition-transform u:duration-panel-close u:data-[state=moved]:translate-x-full"
                  style={{ transitionTimingFunction: `var(--urzad-ease-${name})` }}
                >
                  <span className="u:block u:size-10 u:rounded-sm u:bg-accent" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  );
}

interface DurationListProps {
  /** `name`: of the token, where there is one. */
  durations: readonly { name?: keyof typeof duration; ms: number; use: string }[];
}

/** A bar of one pixel for each two milliseconds, cut at the width of the viewport. */
function DurationList({ durations }: DurationListProps) {
  return (
    <ul className="u:grid u:grid-cols-1 u:gap-3">
      {durations.map(({ name, ms, use }) => (
        <li key={use} className="u:grid u:grid-cols-1 u:gap-1">
          <span className="u:flex u:flex-wrap u:gap-x-3 u:text-sm">
            {name && <TokenName>{`dur-${name}`}</TokenName>}
            <span className="u:figures">{ms} ms</span>
            <span className="u:text-muted">{use}</span>
          </span>
          <span
            className="u:block u:h-2 u:max-w-full u:rounded-pill u:bg-accent"
            style={{ width: `${ms / 2}px` }}
          />
        </li>
      ))}
    </ul>
  );
}
