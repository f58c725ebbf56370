import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { type LibraryItem, limits } from '@cyberharbour/shared-api/contract';
import { Button, Row } from '@cyberharbour/shared-ui';
import { ImagePicker } from '@cyberharbour/shared-ui/image-picker';
import { useSetResourcePicture } from '../api/library';

const megabytes = limits.image / 1024 ** 2;

/** The picture on a resource's card: stored as soon as it is chosen. Without one, the card has a drawing. */
export function ResourcePicture({ resource }: { resource: LibraryItem }) {
  const saving = useSetResourcePicture(resource);
  const error =
    saving.error instanceof ApiFailure
      ? (saving.error.errors['image'] ?? sentence(saving.error, 'The picture could not be stored.'))
      : undefined;
  return (
    <>
      <ImagePicker
        label="Picture on its card"
        hint={`JPG, PNG or WebP up to ${megabytes} MB. It is decoration: what counts stands in the words.`}
        value={saving.isPending ? (saving.variables ?? null) : null}
        currentUrl={resource.image ?? undefined}
        disabled={saving.isPending}
        error={error}
        onChange={(file) => {
          if (file) saving.mutate(file);
        }}
      />
      {resource.image ? (
        <Row>
          <Button tone="quiet" busy={saving.isPending} onClick={() => saving.mutate(undefined)}>
            Take the picture away
          </Button>
        </Row>
      ) : null}
    </>
  );
}
