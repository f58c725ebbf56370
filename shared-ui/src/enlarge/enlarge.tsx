import { Icon, isPlainPress } from '@cyberharbour/shared-ui';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialog';
import './enlarge.css';

export interface EnlargeProps {
  /** Address of the picture in its full size; without script, the link leads there. */
  src: string;
  /** What it shows, in words. */
  alt?: string | null | undefined;
  /** Names the dialog: what the picture belongs to. */
  title: string;
  /** The picture in the page. */
  children: ReactNode;
}

/** A picture that opens in its full size, never larger than it is, in front of the page. */
export function Enlarge({ src, alt, title, children }: EnlargeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="ui-enlarge"
        href={src}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
        <span className="ui-enlarge__hint">
          <Icon name="image" /> See the whole picture
        </span>
      </a>
      <Dialog className="ui-enlarge__dialog" open={open} title={title} onClose={() => setOpen(false)}>
        {open ? <img src={src} alt={alt ?? ''} /> : null}
      </Dialog>
    </>
  );
}
