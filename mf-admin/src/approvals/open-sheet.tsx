import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import { BlogSheet } from './blog-sheet';
import { ReadingSheet, type SheetProps } from './reading-sheet';
import type { Waiting } from './waiting';

const campaignFacts = ({ createdBy, createdAt, startTime, endTime }: Campaign) => [
  { name: 'Created by', value: createdBy?.businessName ?? createdBy?.name ?? 'Unknown' },
  { name: 'Sent', value: <Day at={createdAt} withTime /> },
  { name: 'Starts', value: <Day at={startTime} withTime /> },
  { name: 'Ends', value: <Day at={endTime} withTime /> },
];

interface OpenSheetProps extends Omit<SheetProps, 'by'> {
  item: Waiting;
  onApprove: () => void;
}

/** The item that lies open, whichever of the two it is. */
export function OpenSheet({ item, ...rest }: OpenSheetProps) {
  if (item.kind === 'blog') return <BlogSheet {...rest} item={item} by={item.by} />;
  const { campaign } = item;
  return (
    <ReadingSheet
      {...rest}
      by={item.by}
      title={campaign.title}
      text={campaign.description}
      imageUrl={campaign.imageUrl}
      imageAlt={campaign.imageAlt}
      facts={campaignFacts(campaign)}
    />
  );
}
