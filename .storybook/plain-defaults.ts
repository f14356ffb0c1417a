import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Storybook quotes every default, also one that is quoted (`'md'`) or told in words ("the texts of the domain"). It shows
 * each as code, in which a name needs no marks.
 */
export const plainDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { summary } = argType.table?.defaultValue ?? {};
      if (summary === undefined) return [name, argType];
      const table = { ...argType.table, defaultValue: { summary: plain(summary) } };
      return [name, { ...argType, table }];
    }),
  );

function plain(summary: string): string {
  const text = summary
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"')
    .replaceAll('`', '');
  if (/^'.*'$/.test(text)) return `"${text.slice(1, -1)}"`;
  return /[ ".([{]|^[A-Z]/.test(text) ? text : summary;
}
