import { Button, Icon, isPlainPress } from '@cyberharbour/shared-ui';
import { useRef, type ReactNode } from 'react';
import '../dialog/dialog.css';
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

/** A picture that opens in its full size, never larger than it is, in front of the page. The browser does the rest. */
export function Enlarge({ src, alt, title, children }: EnlargeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <a
        className="ui-enlarge"
        href={src}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {children}
        <span className="ui-enlarge__hint">
          <Icon name="image" /> See the whole picture
        </span>
      </a>
      <dialog ref={dialog} className="ui-dialog ui-enlarge__dialog" aria-label={title}>
        {/* Not loaded while it is closed. */}
        <img src={src} alt={alt ?? ''} loading="lazy" />
        <Button tone="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </dialog>
    </>
  );
}
