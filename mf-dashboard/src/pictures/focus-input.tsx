import { Button, CoverImage, Note } from '@cyberharbour/shared-ui';
import { useId, type MouseEvent } from 'react';
import './focus-input.css';

/** Percent: what the arrow keys go by, and what a press on the picture is rounded to. */
const step = 5;
const middle = '50 50';
const round = (share: number) => Math.min(100, Math.max(0, Math.round((share * 100) / step) * step));

interface FocusInputProps {
  /** Address of the picture. */
  src: string;
  /** As `30 70`; empty while nothing was chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** What of a picture stays in sight where it is cut: a press on it, or two sliders for the keyboard. */
export function FocusInput({ src, value, onChange }: FocusInputProps) {
  const id = useId();
  const point = value || middle;
  const [x = 50, y = 50] = point.split(' ').map(Number);
  const press = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(`${round((event.clientX - left) / width)} ${round((event.clientY - top) / height)}`);
  };
  const sides = [
    { label: 'From the left', at: x, set: (percent: string) => onChange(`${percent} ${y}`) },
    { label: 'From the top', at: y, set: (percent: string) => onChange(`${x} ${percent}`) },
  ];
  return (
    <fieldset className="dash-focus" aria-describedby={id}>
      <legend className="ui-legend">What must stay in sight</legend>
      <Note id={id}>
        Cards cut the picture. Press on what matters most, a face for example, or move the sliders with the arrow keys.
      </Note>
      <div className="dash-focus__whole">
        {/* The sliders do the same by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <span className="dash-focus__picture" onClick={press}>
          <img src={src} alt="" draggable={false} />
          <span className="dash-focus__mark" data-focus={point} />
        </span>
      </div>
      {sides.map(({ label, at, set }) => (
        <label key={label} className="dash-focus__side">
          <span>{label}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={step}
            value={at}
            aria-valuetext={`${at} percent`}
            onChange={(event) => set(event.target.value)}
          />
          <output aria-hidden="true">{at} %</output>
        </label>
      ))}
      {value ? (
        <>
          <CoverImage src={src} focus={value} className="dash-focus__cut" />
          <Button tone="quiet" size="sm" onClick={() => onChange('')}>
            Leave it to us
          </Button>
        </>
      ) : (
        <Note>Nothing chosen: we keep the middle, and show the whole picture where too much would be lost.</Note>
      )}
    </fieldset>
  );
}
