import { CoverImage, Page, SectionHead } from '@cyberharbour/shared-ui';
import { Band } from '@cyberharbour/shared-ui/band';
import { Card } from '@cyberharbour/shared-ui/card';
import { DrawnCover } from '@cyberharbour/shared-ui/art-cover';
import { Carousel } from '../carousel/carousel';
import { blogPace } from '../carousel/pace';
import { blogs } from '../samples';

const slides = blogs.map(({ id, title, excerpt, author, readTime, cover }) => ({
  id,
  content: (
    <Card
      href={`/blog/${id}`}
      title={title}
      cover={
        <CoverImage>
          <DrawnCover title={title} topic={cover} />
        </CoverImage>
      }
      meta={[author, readTime]}
    >
      {excerpt}
    </Card>
  ),
}));

export const LatestBlogs = () => (
  <Band aria-labelledby="from-the-blog">
    <Page>
      <SectionHead title="From the blog" titleId="from-the-blog" />
      <Carousel label="Latest blogs" one="post" kind="blogs" pace={blogPace} slides={slides} dots />
    </Page>
  </Band>
);
