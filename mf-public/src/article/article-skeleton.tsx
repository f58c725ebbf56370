import { CoverImage, Loading, Skeleton } from '@cyberharbour/shared-ui';
import './article.css';

/** An article on its way: its picture's frame and its lines stand where they will. */
export const ArticleSkeleton = ({ children }: { children: string }) => (
  <div className="pub-waiting">
    <div className="pub-article__cover">
      <CoverImage />
      <Loading className="pub-article__wait">{children}</Loading>
    </div>
    <div className="pub-article">
      <Skeleton lines={8} />
    </div>
  </div>
);
