import { ApiFailure, sentence } from '@cyberharbour/shared-api';
import { type LetterBlock, limits } from '@cyberharbour/shared-api/contract';
import { Field, TextInput } from '@cyberharbour/shared-ui';
import { ImagePicker } from '@cyberharbour/shared-ui/image-picker';
import { useStoreLetterPicture } from '../api/letters';

type Picture = Extract<LetterBlock, { kind: 'picture' }>;

const megabytes = limits.image / 1024 ** 2;

interface PictureFieldsProps {
  /** Where the focus goes when the part is added. */
  id: string;
  name: string;
  /** From 1. */
  place: number;
  letterId: string;
  block: Picture;
  /** Addresses of the letter's stored pictures, by id. */
  pictures: Readonly<Record<string, string>>;
  errorOf: (field: 'id' | 'alt') => string | undefined;
  /** By what it is then: words may be typed while a picture is on its way. */
  onChange: (change: (now: Picture) => Picture) => void;
  /** A picture is on its way until this settles; it never rejects. */
  onStoring: (work: Promise<void>) => void;
}

/** A picture, stored as soon as it is chosen, and what it shows in words. */
export function PictureFields({
  id,
  name,
  place,
  letterId,
  block,
  pictures,
  errorOf,
  onChange,
  onStoring,
}: PictureFieldsProps) {
  const storing = useStoreLetterPicture(letterId);
  const refused =
    storing.error instanceof ApiFailure
      ? (storing.error.errors['image'] ?? sentence(storing.error, 'The picture could not be stored.'))
      : undefined;
  const choose = (file: File | null) => {
    if (!file) return;
    const store = storing.mutateAsync(file);
    onStoring(
      store.then(
        ({ picture }) => onChange((now) => ({ ...now, id: picture.id })),
        // The field says why it was refused.
        () => undefined,
      ),
    );
  };
  return (
    <div className="ui-stack">
      <ImagePicker
        id={id}
        label={name}
        hint={`JPG, PNG or WebP up to ${megabytes} MB. It is sent inside the mail: nothing is loaded when it is read.`}
        value={storing.variables ?? null}
        disabled={storing.isPending}
        currentUrl={pictures[block.id] ?? storing.data?.picture.url}
        error={refused ?? errorOf('id')}
        onChange={choose}
      />
      <Field
        label={`What it shows, part ${place}`}
        hint="For people who cannot see it, and for mail programs that show no pictures."
        error={errorOf('alt')}
      >
        <TextInput
          value={block.alt}
          maxLength={limits.imageAlt}
          onChange={({ target }) => onChange((now) => ({ ...now, alt: target.value }))}
        />
      </Field>
    </div>
  );
}
