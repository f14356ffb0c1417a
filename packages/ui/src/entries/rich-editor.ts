// The editor of formatted text.

export { FramedHtml, type FramedHtmlProps } from '../data/framed-html/framed-html';
export type { ImageRefusal } from '../forms/rich-editor/image-refusal';
export { RichEditor, type RichEditorProps } from '../forms/rich-editor/rich-editor';
