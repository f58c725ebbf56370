import { Button, ButtonLink, Day, Notice, Row, Stack } from '@cyberharbour/shared-ui';

interface ReadyFileProps {
  url: string;
  bytes: number;
  expiresAt: string;
  removing: boolean;
  onRemove: () => void;
}

const megabytes = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** At least a tenth: no file has 0 megabytes. */
const sizeOf = (bytes: number) => `${megabytes.format(Math.max(0.1, bytes / 1_000_000))} MB`;

/** Where the file is fetched, and when it is gone. */
export const ReadyFile = ({ url, bytes, expiresAt, removing, onRemove }: ReadyFileProps) => (
  <Notice tone="success" icon="tick" role="status">
    <Stack>
      <p>
        Your file is ready. It is there until <Day at={expiresAt} withTime />. Whoever has it can read all of it, so
        keep it in a safe place.
      </p>
      <Row>
        <ButtonLink href={url} download>
          Download the file ({sizeOf(bytes)})
        </ButtonLink>
        <Button tone="quiet" busy={removing} onClick={onRemove}>
          Delete the file now
        </Button>
      </Row>
    </Stack>
  </Notice>
);
