import { CoverImage, Grid, Skeleton } from '@cyberharbour/shared-ui';

const cards = [1, 2, 3, 4, 5, 6];

/** Cards that are on their way: the frames stand where they will. */
export const CardSkeletons = () => (
  <Grid aria-hidden="true">
    {cards.map((card) => (
      <div key={card} className="ui-card">
        <CoverImage />
        <div className="ui-card__body">
          <Skeleton lines={4} />
        </div>
      </div>
    ))}
  </Grid>
);
