import type { ChainedCommands, Editor } from '@tiptap/core';
import { isRichTextLink } from '@urzad/domain/rich-text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { TextField } from '../fields/text-field/text-field';
import { withScheme } from '../fields/url-field/with-scheme';
import { AskDialog } from './ask-dialog';
import type { RichEditorLabels } from './rich-editor.labels';

export interface LinkDialogProps {
  editor: Editor;
  words: RichEditorLabels;
  onClose: () => void;
}

/** Adds, changes and removes a link: of the selected text, of the link under the caret, or of text typed here. */
export function LinkDialog({ editor, words, onClose }: LinkDialogProps) {
  const [isLink] = useState(() => editor.isActive('link'));
  const [needsText] = useState(() => !isLink && editor.state.selection.empty);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const href = linkAddress(address);
  useEffect(() => input.current?.focus(), []);

  function finish(change: (chain: ChainedCommands) => ChainedCommands) {
    change(editor.chain().focus()).run();
    onClose();
  }

  function save() {
    setChecked(true);
    if (href === undefined) input.current?.focus();
    else if (needsText) finish((chain) => insertLink(chain, text.trim() || address.trim(), href));
    else finish((chain) => chain.extendMarkRange('link').setLink({ href }));
  }

  return (
    <AskDialog
      title={words.linkTitle}
      words={words}
      confirmLabel={words.linkSave}
      onConfirm={save}
      onClose={onClose}
      extra={
        isLink && (
          <Button
            variant="quiet"
            onClick={() => finish((chain) => chain.extendMarkRange('link').unsetLink())}
          >
            {words.linkRemove}
          </Button>
        )
      }
    >
      <TextField
        ref={input}
        label={words.linkAddress}
        hint={words.linkHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        onValueChange={setAddress}
        error={isChecked && href === undefined ? words.linkInvalid : undefined}
      />
      {needsText && <TextField label={words.linkText} value={text} onValueChange={setText} />}
    </AskDialog>
  );
}

/** Text typed after it is not part of the link. */
function insertLink(chain: ChainedCommands, text: string, href: string) {
  return chain
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link');
}

/** The address that `urzad.pl`, `anna@urzad.pl` or `000 000 011` means; undefined when it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/[\s()-]/g, '');
  const phone = /^\d{9}$/.test(digits) ? `tel:+48${digits}` : `tel:${digits}`;

  return [text, withScheme(text), `mailto:${text}`, phone].find(isRichTextLink);
}
