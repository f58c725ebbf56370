import { Badge, Button, CoverImage, Facts, Icon, Sheet } from '@cyberharbour/shared-ui';
import { useId, type ReactNode } from 'react';

interface ReadingSheetProps {
  title: string;
  text: string;
  imageUrl: string | null;
  facts: readonly { name: string; value: ReactNode }[];
  approving: boolean;
  onApprove: () => void;
}

/** One waiting item as its readers will see it. */
export function ReadingSheet({ title, text, imageUrl, facts, approving, onApprove }: ReadingSheetProps) {
  const id = useId();
  return (
    <Sheet
      aria-labelledby={id}
      cover={imageUrl ? <CoverImage src={imageUrl} /> : null}
      foot={
        <Button busy={approving} onClick={onApprove}>
          <Icon name="tick" /> {approving ? 'Approving' : 'Approve'}
        </Button>
      }
    >
      <Badge status="pending" />
      <h2 id={id}>{title}</h2>
      <Facts facts={facts} />
      {text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line, place) => (
          <p key={place}>{line}</p>
        ))}
    </Sheet>
  );
}
