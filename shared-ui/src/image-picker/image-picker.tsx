import { Field, type FieldText, Note } from '@cyberharbour/shared-ui';
import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FileInput } from './file-input';
import { usePreview } from './use-preview';
import './image-picker.css';

export interface ImagePickerProps extends FieldText, Omit<ComponentProps<'div'>, 'onChange' | 'id'> {
  id?: string | undefined;
  name?: string | undefined;
  /** The picture chosen now. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** The picture that is there already. */
  currentUrl?: string | undefined;
  dropHint?: string;
  /** Neither the dialog nor a drop takes a picture: one is on its way, for example. */
  disabled?: boolean;
  onBlur?: (() => void) | undefined;
  /** Shows the picture in another way. @param src its address */
  drawPreview?: ((src: string) => ReactNode) | undefined;
}

/** Chooses one picture, by dialog or drop, and shows it. What it may be, the `hint` says before anything is chosen. */
export function ImagePicker({
  label,
  hint,
  error,
  id,
  name,
  value,
  onChange,
  currentUrl,
  dropHint = 'You can also drop a picture here.',
  disabled = false,
  onBlur,
  drawPreview = (src) => <img className="ui-upload__preview" src={src} alt="" />,
  className,
  children,
  ...rest
}: ImagePickerProps) {
  const [over, setOver] = useState(false);
  const preview = usePreview(value) ?? currentUrl;

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChange(file);
  }
  function onDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    // Dropping is an extra; the input inside is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the reason stands above
    <div
      {...rest}
      className={classNames('ui-upload', className)}
      data-over={over || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        <FileInput name={name} value={value} disabled={disabled} onChange={onChange} onBlur={onBlur} />
      </Field>
      {preview ? drawPreview(preview) : <Note className="ui-upload__place">{disabled ? null : dropHint}</Note>}
      {value ? <Note role="status">{value.name}</Note> : null}
      {children}
    </div>
  );
}
