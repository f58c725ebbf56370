import { CoverImage, Grid, Skeleton } from '@cyberharbour/shared-ui';

/** Cards that are on their way: the frames stand where they will. */
export const CardSkeletons = ({ count = 6, className = '' }: { count?: number; className?: string }) => (
  <Grid className={`pub-waiting ${className}`.trim()} aria-hidden="true">
    {Array.from({ length: count }, (_, card) => (
      <div key={card} className="ui-card">
        <CoverImage />
        <div className="ui-card__body">
          <Skeleton lines={4} />
        </div>
      </div>
    ))}
  </Grid>
);
