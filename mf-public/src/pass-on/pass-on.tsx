import { useHydrated } from '@cyberharbour/shared-api';
import { Button, Field, Note, Row, TextInput } from '@cyberharbour/shared-ui';
import { useState, type ReactNode } from 'react';
import { copyText } from '../clipboard/copy-text';
import './pass-on.css';

/** Of this page, without what was searched for or jumped to. */
const ownAddress = () => new URL(location.pathname, location.origin).href;

interface PassOnProps {
  title: string;
  /** What is handed on by a way; without it, the address of this page. */
  addressOf?: (way: 'link' | 'device') => string;
  onPassedOn?: (way: 'link' | 'device') => void;
  children?: ReactNode;
}

/**
 * Ways to hand a page on: the link itself, and what the device offers. Nobody else's script. `children` are more of
 * them.
 */
export function PassOn({ title, addressOf = ownAddress, onPassedOn, children }: PassOnProps) {
  const hydrated = useHydrated();
  const mayShare = hydrated && 'share' in navigator;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const copy = async () => {
    const address = addressOf('link');
    onPassedOn?.('link');
    const done = await copyText(address);
    setRefused(done ? '' : address);
    setSaid(done ? 'Link copied.' : 'Copy the link from the field.');
  };
  const share = () =>
    navigator.share({ title, url: addressOf('device') }).then(
      () => onPassedOn?.('device'),
      (error: unknown) => {
        // Who closed the device's own dialog wants nothing more.
        if (!(error instanceof DOMException) || error.name !== 'AbortError') void copy();
      },
    );
  return (
    <div className="pub-pass-on">
      <Row>
        {children}
        <Button tone="quiet" size="sm" onClick={() => void copy()}>
          Copy link
        </Button>
        {/* Its place is reserved until the device is known. */}
        <Button
          tone="quiet"
          size="sm"
          aria-hidden={!mayShare || undefined}
          data-absent={!mayShare || undefined}
          onClick={() => void share()}
        >
          Share
        </Button>
      </Row>
      {refused ? (
        <Field label="Link to this page">
          <TextInput readOnly value={refused} onFocus={(event) => event.target.select()} />
        </Field>
      ) : null}
      <Note role="status">{said}</Note>
    </div>
  );
}
