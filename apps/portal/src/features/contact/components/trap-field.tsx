import { type FormTextField, TextField } from '@urzad/ui';

export interface TrapFieldProps extends FormTextField {
  /** Says to leave it empty, where a page without its styles shows it. */
  label: string;
}

/** A field against programs that fill in every field: nobody sees it, hears it or comes to it by the keyboard. */
export function TrapField(props: TrapFieldProps) {
  return (
    <div className="u:hidden">
      <TextField {...props} autoComplete="off" />
    </div>
  );
}
