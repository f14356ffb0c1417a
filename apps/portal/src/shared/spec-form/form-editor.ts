import { createContext, useContext } from 'react';

/** A remark of the office on an answer. A change answers it, or an explanation. */
export interface AnswerRemark {
  /** Its index among the remarks of the object, and that of its explanation. */
  at: number;
  text: string;
  /** The label of the answer. */
  label: string;
}

/** What the questions of a form ask about the object that is edited. The editor of an object adds what its parts need. */
export interface FormEditor {
  /** Whether the answer at this path may change. */
  isEditable: (path: string) => boolean;
  /** The remarks on the answers of the question at this path. */
  remarksOn: (path: string) => readonly AnswerRemark[];
  /** Whether explanations may change. */
  mayExplain: boolean;
}

/** The same object while the form is typed in, so that no question renders. */
export const FormEditorContext = createContext<FormEditor | undefined>(undefined);

/** The editor of the form around, of the type that its feature gave. */
export function useFormEditor<Editor extends FormEditor = FormEditor>(): Editor {
  const editor = useContext(FormEditorContext);
  if (!editor) throw new Error('This part belongs inside the form of an object.');

  // The context does not know the object; the feature states it.
  return editor as Editor;
}
