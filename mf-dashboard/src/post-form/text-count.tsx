import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { countOf, readingTime } from './count';

interface TextCountProps<Fields extends FieldValues> {
  control: Control<Fields>;
  name: Path<Fields>;
  most: number;
  /** For a text that is read, not glanced at. */
  withTime?: boolean;
}

/** What was written so far, counted; below its field. */
export function TextCount<Fields extends FieldValues>({
  control,
  name,
  most,
  withTime = false,
}: TextCountProps<Fields>) {
  const text: string = useWatch({ control, name });
  return <>{[countOf(text, most), withTime ? readingTime(text) : ''].filter(Boolean).join(', ')}</>;
}
