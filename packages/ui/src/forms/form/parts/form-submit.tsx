import { Button, type ButtonProps } from '../../../actions/button/button';
import { useFormLink, useFormState } from '../form-context';

/** Submits the form, also from a panel outside its element; shows that the submit is running. */
export function FormSubmit(props: Omit<ButtonProps, 'type' | 'loading' | 'form' | 'asChild'>) {
  const { id } = useFormLink();
  const state = useFormState();

  return <Button variant="primary" {...props} type="submit" form={id} loading={state === 'loading'} />;
}
