import { Note, paragraphs } from '@cyberharbour/shared-ui';
import { usePreview } from '@cyberharbour/shared-ui/image-picker';

interface VersionShownProps {
  title: string;
  /** A text, a local time, a chosen picture, or the address of a stored one. */
  value: unknown;
  isPicture: boolean;
}

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const point = /^(\d+) (\d+)$/;
const spoken = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

function Picture({ value }: { value: unknown }) {
  const preview = usePreview(value instanceof File ? value : null);
  const src = typeof value === 'string' ? value : preview;
  return src === undefined ? <Note>Nothing</Note> : <img src={src} alt="" />;
}

function Words({ text }: { text: string }) {
  if (localTime.test(text)) return <p>{spoken.format(new Date(text))}</p>;
  const [, left, top] = point.exec(text) ?? [];
  if (left && top) return <p>{`${left} % from the left, ${top} % from the top`}</p>;
  const lines = paragraphs(text);
  if (lines.length === 0) return <Note>Nothing</Note>;
  return lines.map((line, place) => (
    <p key={place} dir="auto">
      {line}
    </p>
  ));
}

/** What one version holds of one field. A long one scrolls in its place, by keyboard too. */
export const VersionShown = ({ title, value, isPicture }: VersionShownProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it with the arrow keys
  <div className="dash-version__text" role="group" tabIndex={0} aria-label={title}>
    {isPicture ? <Picture value={value} /> : <Words text={typeof value === 'string' ? value : ''} />}
  </div>
);
