import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { ImagePlus, Keyboard, Link2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import type { RichEditorLabels } from './rich-editor.labels';
import { ToolButton, type ToolButtonProps } from './tool-button';
import type { ToolName } from './tool-name';
import {
  LAST_TOOLS,
  LINK_KEYS,
  LIST_TOOLS,
  MAIN_TOOLS,
  TABLE_TOOLS,
  TOOLS,
  type Tool,
  toolStates,
} from './tools';
import { useToolbarKeys } from './use-toolbar-keys';

export interface EditorToolbarProps {
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  words: RichEditorLabels;
  /** Id of the text that it formats, and of its label. */
  controls: string;
  labelledBy: string;
  isDisabled: boolean | undefined;
  /** Tools with a dialog; called once the focus is where it should return to. */
  onLink: () => void;
  onImage: () => void;
  onKeys: () => void;
}

/** The tools of the text; the second line is shown only within a list or a table. */
export function EditorToolbar({ editor, ref, words, isDisabled, ...props }: EditorToolbarProps) {
  const id = useId();
  const keys = useToolbarKeys(ref, () => editor.commands.focus());
  const state = useSelected(editor);

  const toolOf = (name: ToolName) => (
    <TextTool
      key={name}
      {...{ editor, name, isDisabled }}
      label={words.tools[name]}
      state={state.tools[name]}
    />
  );

  return (
    <div
      ref={ref}
      id={id}
      role="toolbar"
      aria-label={words.toolbar}
      aria-labelledby={`${id} ${props.labelledBy}`}
      aria-controls={props.controls}
      aria-keyshortcuts="Alt+F10"
      className="u:grid u:gap-1 u:rounded-t-md u:border-b u:border-line u:bg-surface-sunken u:p-1 u:print:hidden"
      {...keys}
    >
      <div className="u:flex u:flex-wrap u:gap-x-2">
        {MAIN_TOOLS.map((group) => (
          <Group key={group[0]}>{group.map(toolOf)}</Group>
        ))}
        <InsertTools
          {...{ editor, words, isDisabled }}
          isLink={state.isLink}
          isImage={state.isImage}
          onLink={props.onLink}
          onImage={props.onImage}
        />
        <Group>
          {LAST_TOOLS.map(toolOf)}
          <DialogTool
            {...{ editor, isDisabled }}
            name="keys"
            icon={Keyboard}
            label={words.tools.keys}
            onAsk={props.onKeys}
          />
        </Group>
      </div>
      {(state.inList || state.inTable) && !isDisabled && (
        <div className="u:flex u:flex-wrap u:gap-x-2 u:border-t u:border-line-subtle u:pt-1">
          {state.inList && <Group>{LIST_TOOLS.map(toolOf)}</Group>}
          {state.inTable && <Group>{TABLE_TOOLS.map(toolOf)}</Group>}
        </div>
      )}
    </div>
  );
}

/** What the tools show of the text at the caret. */
function useSelected(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      tools: toolStates(editor),
      isLink: editor.isActive('link'),
      isImage: editor.isActive('image'),
      inList: editor.isActive('listItem'),
      inTable: editor.isActive('table'),
    }),
  });
}

interface InsertToolsProps
  extends Pick<EditorToolbarProps, 'editor' | 'words' | 'isDisabled' | 'onLink' | 'onImage'> {
  /** Of what is selected. */
  isLink: boolean;
  isImage: boolean;
}

/** What is inserted by a dialog, or changed in it when it is selected. */
function InsertTools({ editor, words, isDisabled, isLink, isImage, onLink, onImage }: InsertToolsProps) {
  return (
    <Group>
      <DialogTool
        {...{ editor, isDisabled }}
        name="link"
        icon={Link2}
        label={words.tools.link}
        keys={LINK_KEYS}
        isOn={isLink}
        onAsk={onLink}
      />
      <DialogTool
        {...{ editor, isDisabled }}
        name="image"
        icon={ImagePlus}
        label={isImage ? words.imageTitle : words.tools.image}
        onAsk={onImage}
      />
    </Group>
  );
}

interface TextToolProps extends Pick<EditorToolbarProps, 'editor' | 'isDisabled'> {
  name: ToolName;
  label: string;
  state: ReturnType<typeof toolStates>[ToolName];
}

/** A tool that changes the text at once. */
function TextTool({ editor, name, isDisabled, label, state }: TextToolProps) {
  const { icon, keys, run, leavesToolbar }: Tool = TOOLS[name];

  const press = (byPointer: boolean) => {
    const chain = byPointer || leavesToolbar ? editor.chain().focus() : editor.chain();
    run(name === 'undo' || name === 'redo' ? chain : chain.command(ownStep)).run();
  };

  return <ToolButton {...{ name, icon, isDisabled, label, keys }} {...state} onPress={press} />;
}

interface DialogToolProps
  extends Pick<EditorToolbarProps, 'editor' | 'isDisabled'>,
    Pick<ToolButtonProps, 'name' | 'icon' | 'label' | 'keys' | 'isOn'> {
  onAsk: () => void;
}

/** A tool that asks in a dialog. */
function DialogTool({ editor, onAsk, ...button }: DialogToolProps) {
  const ask = (byPointer: boolean) => {
    // A press of the mouse does not focus the tool.
    if (byPointer) editor.view.focus();
    onAsk();
  };

  return <ToolButton {...button} opensDialog onPress={ask} />;
}

/** Each press is undone separately, however fast it follows another. */
function ownStep({ tr }: { tr: Transaction }): boolean {
  closeHistory(tr);
  return true;
}

function Group({ children }: { children: ReactNode }) {
  return <div className="u:flex u:flex-wrap u:gap-0.5">{children}</div>;
}
