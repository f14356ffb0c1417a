import { Avatar, type AvatarProps } from '../../foundations/avatar/avatar';
import { useLabels } from '../../foundations/locale/locale';
import { type AvatarStackLabels, avatarStackLabels } from './avatar-stack.labels';

export interface AvatarStackProps {
  /** Names and pictures; the first ones are shown. */
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** The relation of these people, for screen readers: "Prowadzą sprawę". */
  label: string;
  /** Further people are a number. @default 4 */
  most?: number;
  /** 34 and 44 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AvatarStackLabels>;
}

/** Several avatars that overlap; a screen reader reads all names. */
export function AvatarStack({ people, label, most = 4, size = 'md', labels }: AvatarStackProps) {
  const words = useLabels<AvatarStackLabels>(avatarStackLabels, labels);
  // A "+1" takes as much room as the one avatar that it would replace.
  const shown = people.length === most + 1 ? people : people.slice(0, most);
  const rest = people.slice(shown.length);

  return (
    <ul aria-label={label} className="u:flex u:items-center">
      {shown.map(({ name, src }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, and the order is all that tells them apart.
          key={at}
          className="u:-ms-2 u:rounded-pill u:border-2 u:border-surface u:leading-none u:first:ms-0"
        >
          <Avatar name={name} src={src} size={size} />
          <span className="u:sr-only">{name}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="u:-ms-2 u:grid u:min-w-8.5 u:place-items-center u:rounded-pill u:border-2 u:border-line-strong u:bg-surface u:px-2 u:py-1.5 u:text-sm u:font-bold u:text-ink">
          <span className="u:part" aria-hidden="true">
            +{rest.length}
          </span>
          <span className="u:sr-only">
            {words.rest(rest.length, rest.map(({ name }) => name).join(', '))}
          </span>
        </li>
      )}
    </ul>
  );
}
