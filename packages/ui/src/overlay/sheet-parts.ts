// The sheet of phones, in a file of its own so that a desktop never fetches it.
import { Content, Root } from 'vaul';
import type { LayerParts } from './layer-parts';

export const sheetParts: LayerParts = { Root, Content, followsFinger: true };
