import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { focusField } from '../field/focus-field';
import { type ErrorSummaryLabels, errorSummaryLabels } from './error-summary.labels';

/** One error of a refused form. */
export interface SummaryError {
  /** The `name` of the field. */
  name: string;
  /** The field's label and its error: "NIP placówki: Za krótki NIP". */
  text: string;
}

export interface ErrorSummaryProps {
  /** The errors in the order of the form, one a field; without any nothing is rendered. */
  errors: readonly SummaryError[];
  /** The action that failed: "Nie wysłaliśmy zgłoszenia." Shown before the number of fields. */
  lead?: string;
  /** The heading, for focusing it by code. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** A link was followed. @default moves the focus to the field of that name in the same form */
  onFollow?: ((name: string) => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ErrorSummaryLabels>;
}

/** Above a refused form: the action that failed, and a link to each field with an error. */
export function ErrorSummary({ errors, lead, ref, onFollow, labels }: ErrorSummaryProps) {
  const words = useLabels<ErrorSummaryLabels>(errorSummaryLabels, labels);
  if (errors.length === 0) return null;

  return (
    <section className="u:error-frame u:flex u:items-start u:gap-3 u:rounded-md u:border u:border-s-6 u:border-error-border u:bg-error-surface u:px-4 u:py-3.5">
      <Icon of={CircleAlert} size="1.4em" className="u:mt-px u:text-error-text" />
      <div className="u:grid u:min-w-0 u:flex-1 u:gap-2">
        {/* Only the heading is announced: the list is read by those who go to it. */}
        <div className="u:part" role="alert">
          <h2 ref={ref} tabIndex={-1} className="u:text-md u:font-bold">
            {lead ?? words.title(errors.length)}
          </h2>
          {lead && <p className="u:text-sm">{words.title(errors.length)}</p>}
        </div>
        <ul className="u:grid u:gap-1">
          {errors.map(({ name, text }) => (
            <li className="u:part" key={name}>
              <a
                href={`#${name}`}
                className="u:link-look u:wrap-break-word"
                onClick={(event) => goTo(event, name, onFollow)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The address is not changed: `#name` would be read as a location of the portal. */
function goTo(
  event: MouseEvent<HTMLAnchorElement>,
  name: string,
  follow: ErrorSummaryProps['onFollow'] = (field) =>
    focusField(event.currentTarget.closest('form') ?? event.currentTarget.ownerDocument, field),
) {
  event.preventDefault();
  follow(name);
}
