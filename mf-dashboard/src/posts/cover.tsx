import { CoverImage } from '@cyberharbour/shared-ui';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';

interface CoverProps {
  title: string;
  variants: readonly { url: string; width: number }[];
}

/** The smallest picture of a post, for a row; drawn where there is none. */
export const Cover = ({ title, variants }: CoverProps) => (
  <CoverImage src={variants[0]?.url}>
    <DrawnCover title={title} thumb />
  </CoverImage>
);
