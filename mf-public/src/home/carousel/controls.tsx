import { Button, Icon } from '@cyberharbour/shared-ui';

interface ControlsProps {
  playing: boolean;
  onToggle: () => void;
  one: string;
  onPrevious: () => void;
  onNext: () => void;
}

/** Stopping comes first: whoever needs it should not have to look for it. */
export const Controls = ({ playing, onToggle, one, onPrevious, onNext }: ControlsProps) => (
  <div className="pub-carousel__bar">
    <Button tone="quiet" onClick={onToggle} aria-label={playing ? `Pause ${one}s` : `Play ${one}s`}>
      <Icon name={playing ? 'pause' : 'play'} /> {playing ? 'Pause' : 'Play'}
    </Button>
    <Button tone="quiet" size="icon" aria-label={`Earlier ${one}`} onClick={onPrevious}>
      <Icon name="prev" />
    </Button>
    <Button tone="quiet" size="icon" aria-label={`Next ${one}`} onClick={onNext}>
      <Icon name="next" />
    </Button>
  </div>
);

interface DotsProps {
  count: number;
  current: number;
  one: string;
  onPick: (place: number) => void;
}

export const Dots = ({ count, current, one, onPick }: DotsProps) => (
  <div className="pub-dots">
    {Array.from({ length: count }, (_, place) => (
      <button key={place} type="button" aria-label={`Show ${one} ${place + 1} of ${count}`} aria-current={place === current || undefined} onClick={() => onPick(place)} />
    ))}
  </div>
);
