import { Button, Notice, Row, Stack } from '@cyberharbour/shared-ui';
import { useEffect, useRef } from 'react';
import { FieldVersions } from './field-versions';
import type { Conflict } from './use-conflict';
import './conflict.css';

interface BothVersionsProps<Fields extends object> {
  conflict: Conflict<Fields> | null;
  labels: Record<keyof Fields & string, string>;
  /** Address of the picture that is stored now. */
  storedPicture: string | null;
  /** Name of the button that stores what was chosen. */
  button: string;
}

/**
 * Somebody else stored another version: both side by side, field by field. What is chosen stands in the form below, and
 * can be changed there.
 */
export function BothVersions<Fields extends object>({
  conflict,
  labels,
  storedPicture,
  button,
}: BothVersionsProps<Fields>) {
  const box = useRef<HTMLDivElement>(null);
  const stored = conflict?.theirs;
  useEffect(() => {
    if (stored) box.current?.focus();
  }, [stored]);
  if (!conflict) return null;
  const { names, mine, theirs, sides, choose } = conflict;
  return (
    <section aria-label="Both versions" className="dash-conflict">
      <Stack>
        <Notice ref={box} tabIndex={-1} tone="warn" role="alert">
          <p>
            <strong>There is another version of this by now.</strong> Both are here, and nothing is lost. Choose what to
            keep, field by field: it goes into the form below, where you can still change it. Then press {button}.
          </p>
        </Notice>
        {names.map((name) => (
          <FieldVersions
            key={name}
            label={labels[name]}
            mine={mine[name]}
            theirs={name === 'image' ? storedPicture : theirs[name]}
            isPicture={name === 'image'}
            side={sides[name]}
            onChoose={(side) => choose(side, [name])}
          />
        ))}
        {names.length > 1 ? (
          <Row>
            <Button tone="quiet" size="sm" onClick={() => choose('mine', names)}>
              Take all of mine
            </Button>
            <Button tone="quiet" size="sm" onClick={() => choose('theirs', names)}>
              Take all that is stored
            </Button>
          </Row>
        ) : null}
      </Stack>
    </section>
  );
}
