import type { ParserOptions } from 'react-docgen-typescript';

/** How the tables of props are made of the types and their comments. `tools/library/props.test.ts` holds them to it. */
export const PROP_TABLES = {
  shouldExtractLiteralValuesFromEnum: true,
  skipChildrenPropWithoutDoc: false,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // What React says of every element of HTML is left out, unless a widget says it anew.
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes('node_modules')),
} satisfies ParserOptions;
