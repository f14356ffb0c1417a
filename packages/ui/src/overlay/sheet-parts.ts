// The sheet of phones, in a file of its own so that a desktop never fetches it.
import { Content, Root } from 'vaul';

export const sheetParts = { Root, Content };
