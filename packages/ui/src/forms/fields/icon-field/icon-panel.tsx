import type { RefObject } from 'react';
import { Alert } from '../../../feedback/alert/alert';
import { LazyPart } from '../../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../../foundations/lazy-part/part';
import { Spinner } from '../../../foundations/spinner/spinner';
import { AnchoredLayer } from '../../../internal/floating/anchored-layer';
import type { Anchored } from '../../../internal/floating/use-anchored';
import type { IconFieldLabels } from './icon-field.labels';
import type { IconPickerProps } from './icon-picker';

const pickerPart = lazyPart(() => import('./icon-picker'));

export interface IconPanelProps extends IconPickerProps {
  id: string;
  floating: Anchored;
  button: RefObject<HTMLButtonElement | null>;
  words: IconFieldLabels;
}

/** The set, loaded when first opened: a panel at its button, or a bottom sheet on a phone. */
export function IconPanel({ id, floating, button, ...picker }: IconPanelProps) {
  const { words } = picker;
  const isPanel = floating.frame === 'panel';
  // A sheet is a named dialog already.
  const dialog = isPanel && { role: 'dialog', 'aria-label': words.title };

  return (
    <AnchoredLayer
      id={`${id}-layer`}
      floating={floating}
      trigger={button}
      align="start"
      title={words.title}
      closeLabel={words.close}
    >
      <div id={id} className="u:mx-auto u:w-96 u:max-w-full u:p-4" {...dialog}>
        <LazyPart
          of={pickerPart}
          waiting={
            <p role="status" className="u:flex u:items-center u:gap-2">
              <Spinner /> <span className="u:part">{words.loading}</span>
            </p>
          }
          missing={
            <Alert kind="warning" live>
              {words.missing}
            </Alert>
          }
        >
          {({ IconPicker }) => <IconPicker {...picker} />}
        </LazyPart>
      </div>
    </AnchoredLayer>
  );
}
