import { contrast } from './color-maths.mjs';
import { CONTROL_PAIRS, TEXT_PAIRS } from './contrast-pairs.mjs';

/**
 * Measures every pair in every scheme with every accent, and the avatars.
 * @returns {{ count: number, failures: string[] }} A failure is a sentence.
 */
export function checkContrast({ color }) {
  const measured = [...measureRoles(color), ...measureAvatars(color)];
  const failures = measured
    .filter(({ value, least }) => value < least)
    .map(({ name, value, least }) => `${name}: ${value.toFixed(2)}, needs ${least}`);

  return { count: measured.length, failures };
}

function measureRoles({ resolved }) {
  return Object.entries(resolved).flatMap(([scheme, accents]) =>
    Object.entries(accents).flatMap(([accent, roles]) => {
      const high = scheme === 'contrast';
      const measure =
        (least) =>
        ({ front, back }) => ({
          name: `${scheme} ${accent} ${front} on ${back}`,
          value: contrast(roles[front], roles[back]),
          least,
        });
      return [...TEXT_PAIRS.map(measure(high ? 7 : 4.5)), ...CONTROL_PAIRS.map(measure(high ? 4.5 : 3))];
    }),
  );
}

function measureAvatars({ avatar, avatarDefault }) {
  const groups = Object.entries(avatar).flatMap(([scheme, pairs]) =>
    pairs.map(({ bg, text }, at) => ({
      name: `${scheme} avatar ${at + 1}`,
      value: contrast(text.hex, bg.hex),
      least: scheme === 'contrast' ? 7 : 4.5,
    })),
  );
  return [
    ...groups,
    { name: 'default avatar', value: contrast(avatarDefault.text, avatarDefault.bg), least: 4.5 },
  ];
}
