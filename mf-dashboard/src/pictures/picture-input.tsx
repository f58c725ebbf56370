import { ImagePicker } from '@cyberharbour/shared-ui/image-picker';
import { pictureHint } from './picture-rule';

interface PictureInputProps {
  id: string;
  label: string;
  /** What the form holds of it. */
  field: { value: File | null; onChange: (file: File | null) => void; onBlur: () => void };
  currentUrl: string | undefined;
  error: string | undefined;
}

/** The picture of a post, with what it may be. */
export const PictureInput = ({ field, ...rest }: PictureInputProps) => (
  <ImagePicker {...rest} hint={pictureHint} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
);
