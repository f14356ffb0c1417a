import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Counter } from '../counter/counter';
import { TAB_STRIP, tabLooks } from './tab-looks';

export interface Tab {
  value: string;
  label: string;
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  /** @default the first tab */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Parts of one page, one at a time; arrows move between them. For parts with addresses there is `TabLinks`. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const current = value ?? own;

  return (
    <Radix.Root
      value={current}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
    >
      <Radix.List aria-label={label} className={TAB_STRIP}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={tabLooks({ current: tab.value === current })}
          >
            {tab.label}
            {tab.count !== undefined && <Counter value={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
