import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL } from '../../forms/field/focus-field';
import { Counter } from '../../foundations/counter/counter';
import { useCurrentInSight } from '../../internal/hooks/use-current-in-sight';
import { TAB_STRIP, tabLooks } from './tab-looks';

/** One tab of `Tabs`. */
export interface Tab {
  /** Unique among the tabs. */
  value: string;
  /** Its name. */
  label: string;
  /** The number of things in it. */
  count?: number;
  /** Unavailable; arrows skip it. */
  disabled?: boolean;
  /** The panel of the tab. */
  content: ReactNode;
}

export interface TabsProps {
  /** Names the group for screen readers. */
  label: string;
  /** The tabs in their order; values are unique. */
  tabs: readonly Tab[];
  /** The value of the shown tab, when the caller keeps the state. */
  value?: string;
  /** The value of the tab shown at first, when the widget keeps the state. @default the first tab */
  defaultValue?: string;
  /** Called with the value of the tab that the person chose. */
  onValueChange?: (value: string) => void;
  /**
   * Closed panels stay in the page, hidden: for panels with fields of one form. One of them opens when a field in it
   * takes the focus. @default false
   */
  keepPanels?: boolean;
}

/** Parts of one page, one at a time; arrows move between them. For parts with addresses there is `TabLinks`. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, keepPanels }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const current = value ?? own;
  const strip = useRef<HTMLDivElement>(null);
  useCurrentInSight(strip, '[aria-selected="true"]', stripWords(current, tabs));

  function show(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <Radix.Root value={current} onValueChange={show}>
      <Radix.List ref={strip} aria-label={label} className={TAB_STRIP}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={tabLooks({ current: tab.value === current })}
          >
            <span className="u:contents">{tab.label}</span>
            {tab.count !== undefined && <Counter value={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) =>
        keepPanels ? (
          <KeptPanel key={tab.value} tab={tab} isShown={tab.value === current} onReveal={show} />
        ) : (
          <Radix.Content key={tab.value} value={tab.value} className={PANEL}>
            {tab.content}
          </Radix.Content>
        ),
      )}
    </Radix.Root>
  );
}

function stripWords(current: string, tabs: readonly Tab[]): string {
  return JSON.stringify([current, ...tabs.map(({ label, count }) => [label, count])]);
}

const PANEL = 'u:pt-5';

interface KeptPanelProps {
  tab: Tab;
  isShown: boolean;
  onReveal: (value: string) => void;
}

function KeptPanel({ tab: { value, content }, isShown, onReveal }: KeptPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    const reveal = () => isShown || onReveal(value);

    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [value, isShown, onReveal]);

  return (
    <Radix.Content ref={panel} forceMount hidden={!isShown} value={value} className={PANEL}>
      {content}
    </Radix.Content>
  );
}
