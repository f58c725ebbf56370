import { formResolver } from '@cyberharbour/shared-api/forms';
import { pictureFault } from '../pictures/picture-rule';
import type { PostKind, PostTypes } from './post-kind';

/** @param missing the message where no picture is chosen; without it, a picture may be left out */
export const postResolver = <Of extends PostTypes>({ schema, bodyOf }: PostKind<Of>, missing?: string) =>
  formResolver<Of['fields']>(schema, {
    bodyOf,
    check: ({ image }) => ({ image: image ? pictureFault(image) : missing }),
  });
