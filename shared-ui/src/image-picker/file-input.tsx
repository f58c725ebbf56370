import { useFieldWiring } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';

interface FileInputProps {
  name: string | undefined;
  value: File | null;
  disabled: boolean;
  onChange: (file: File | null) => void;
  onBlur: (() => void) | undefined;
}

export function FileInput({ name, value, disabled, onChange, onBlur }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);

  // A dropped file is not in the input: an old choice must not stand there as if it still counted.
  useEffect(() => {
    const element = input.current;
    if (element && element.files?.[0] !== value) element.value = '';
  }, [value]);

  return (
    <input
      {...useFieldWiring()}
      ref={input}
      className="ui-file"
      type="file"
      accept="image/*"
      name={name}
      disabled={disabled}
      data-chosen={value ? '' : undefined}
      onBlur={onBlur}
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onChange(file);
      }}
    />
  );
}
