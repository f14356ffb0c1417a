import type { Locale } from '@urzad/domain';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../actions/button/button';
import { useLocale } from '../../../foundations/locale/locale';
import { LocaleProvider } from '../../../foundations/locale/locale-provider';
import { type Case, CaseForm, PROVED, WORDS } from './case';

interface Shown {
  case: Case | undefined;
  locale: Locale;
}

export type CaseStage = ReturnType<typeof createStage>;

/** The shown case and the language: one story goes through all cases. */
export function createStage() {
  let shown: Shown = { case: undefined, locale: 'pl' };
  const listeners = new Set<() => void>();

  return {
    show: (next: Partial<Shown>) => {
      shown = { ...shown, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
  };
}

export function Stage({ stage }: { stage: CaseStage }) {
  const { case: shown, locale } = useSyncExternalStore(stage.subscribe, stage.shown, stage.shown);
  if (!shown) return null;

  return (
    <LocaleProvider locale={locale}>
      <CaseIn key={`${shown.row.type} ${shown.proof}`} {...shown} />
    </LocaleProvider>
  );
}

function CaseIn({ container, ...shown }: Case) {
  return container === 'plain' ? <PlainForm {...shown} /> : <CaseForm {...shown} container={container} />;
}

/** The object that the field of a plain form gave to its `ref`. */
export const held: { control: unknown } = { control: undefined };

const hold = (control: unknown) => {
  held.control = control ?? held.control;
};

/** Without a form library: the browser submits and resets, and the field is uncontrolled. */
function PlainForm({ row }: Omit<Case, 'container'>) {
  const locale = useLocale();
  const words = WORDS[locale];

  return (
    <form aria-label={words.form} className="u:grid u:gap-5" onSubmit={(event) => event.preventDefault()}>
      {row.draw({ name: PROVED, ref: hold }, locale)}
      <div className="u:flex u:gap-3">
        <Button type="submit">{words.send}</Button>
        <Button type="reset">{words.reset}</Button>
      </div>
    </form>
  );
}
