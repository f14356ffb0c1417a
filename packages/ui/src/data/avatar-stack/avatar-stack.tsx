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
    <ul aria-label={label} className="flex items-center">
      {shown.map(({ name, src }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, and the order is all that tells them apart.
        <li key={at} className="-ms-2 rounded-pill border-2 border-surface leading-none first:ms-0">
          <Avatar name={name} src={src} size={size} />
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="-ms-2 grid min-w-8.5 place-items-center rounded-pill border-2 border-line-strong bg-surface px-2 py-1.5 text-sm font-bold text-ink">
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{words.rest(rest.length, rest.map(({ name }) => name).join(', '))}</span>
        </li>
      )}
    </ul>
  );
}
