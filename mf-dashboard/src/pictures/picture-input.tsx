import { ImagePicker } from '@cyberharbour/shared-ui/image-picker';
import { FocusInput } from './focus-input';
import { pictureHint } from './picture-rule';

interface PictureInputProps {
  id: string;
  label: string;
  /** What the form holds of it. */
  field: { value: File | null; onChange: (file: File | null) => void; onBlur: () => void };
  /** What of it stays in sight. */
  focus: { value: string; onChange: (value: string) => void };
  currentUrl: string | undefined;
  error: string | undefined;
}

/** The picture of a post, with what it may be. */
export const PictureInput = ({ field, focus, ...rest }: PictureInputProps) => (
  <ImagePicker
    {...rest}
    hint={pictureHint}
    value={field.value}
    onChange={(file) => {
      // It was chosen for the picture before.
      focus.onChange('');
      field.onChange(file);
    }}
    onBlur={field.onBlur}
    drawPreview={(src) => <FocusInput src={src} {...focus} />}
  />
);
