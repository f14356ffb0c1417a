/**
 * Spread into `parameters.docs` of stories that begin with an open layer. Their page of documentation shows each in a frame
 * of its own: open in the page itself, a layer would lock the page and make it inert. Given as it is, Storybook replaces it
 * where the file has a description.
 */
export const FRAMED_DOCS = { story: { inline: false, height: '640px' } } as const;
