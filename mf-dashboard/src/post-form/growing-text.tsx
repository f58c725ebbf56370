import { TextArea, type TextAreaProps } from '@cyberharbour/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';

interface GrowingTextProps<Fields extends FieldValues> extends TextAreaProps {
  control: Control<Fields>;
  name: Path<Fields>;
}

/** As tall as the lines that the style sheet says, then as tall as its text, in engines without `field-sizing` too. */
function fit(area: HTMLTextAreaElement) {
  if (CSSStyleDeclaration.prototype.hasOwnProperty.call(area.style, 'fieldSizing')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** A box for a text that grows with it: nobody scrolls in a window within a window. */
export function GrowingText<Fields extends FieldValues>({ control, ...rest }: GrowingTextProps<Fields>) {
  const box = useRef<HTMLDivElement>(null);
  const text: unknown = useWatch({ control, name: rest.name });
  useLayoutEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (area) fit(area);
  }, [text]);
  return (
    <div ref={box} className="dash-growing">
      <TextArea {...rest} />
    </div>
  );
}
